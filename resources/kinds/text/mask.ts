import type { Field } from '../index.ts';

const dots = '••••';

/** How many characters at its end a masked field shows; undefined for any other field. */
export const maskedBy = (field: Field): number | undefined =>
  field.kind === 'text' ? field.options.masked?.last : undefined;

export const maskedNames = ({ fields }: { fields: Readonly<Record<string, Field>> }): string[] =>
  Object.keys(fields).filter((name) => maskedBy(fields[name] as Field) !== undefined);

/** "•••• 1234"; of a short value nothing, since its end would be half of it. */
export const maskOf = (value: string, last: number): string =>
  value.length >= 2 * last ? `${dots} ${value.slice(-last)}` : dots;

/** What stands for a value that stays as it is. Nobody types it. */
export const isMask = (value: unknown): boolean => typeof value === 'string' && value.startsWith(dots);
