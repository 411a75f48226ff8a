// What a picture tells those who do not see it: its name, or nothing at all.
export function spoken(label: string | undefined) {
  return label ? { role: "img" as const, "aria-label": label } : { "aria-hidden": true as const };
}
