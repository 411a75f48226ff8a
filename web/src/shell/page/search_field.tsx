// A field in which somebody types what to look for.
import { Icon } from "./icons";

interface SearchFieldProps {
  label: string;
  value: string;
  seek(text: string): void;
}

export function SearchField({ label, value, seek }: SearchFieldProps) {
  return (
    <div class="filter">
      <Icon name="search" size={16} />
      <input
        type="search"
        aria-label={label}
        placeholder={label}
        value={value}
        onInput={(event) => seek(event.currentTarget.value)}
      />
    </div>
  );
}
