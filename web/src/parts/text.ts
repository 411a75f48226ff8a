/** A text that begins a line or a title. */
export function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
