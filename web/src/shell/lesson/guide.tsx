// The place of a lesson at the table; what it needs is loaded by those who learn.
import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { LessonNow, View } from "../../generated/wire";
import { trouble } from "../page/toasts";

export interface GuideProps {
  view: View;
  live: boolean; // all that happened has been shown
  narrow: boolean;
  takeBack(): void;
}

export type LessonProps = GuideProps & { lesson: LessonNow };

export function Guide(props: GuideProps) {
  const { lesson } = props.view;
  const [Lesson, set] = useState<ComponentType<LessonProps> | null>(null);
  const on = !!lesson && !lesson.over;
  useEffect(() => {
    if (on) import("./lesson").then((loaded) => set(() => loaded.Lesson), trouble);
  }, [on]);
  return on && Lesson ? <Lesson {...props} lesson={lesson} /> : null;
}
