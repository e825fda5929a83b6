import type { ListColumns } from './list-columns.ts';

/** The fields of the columns in sight, in their order. */
export const shownNames = ({ title, code, others }: ListColumns): string[] => [
  ...(code ? [code.name] : []),
  title.name,
  ...others.map(({ name }) => name),
];

/** Hands a file to the browser's downloads. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Not at once: some browsers read the address only after the click has been dealt with.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
