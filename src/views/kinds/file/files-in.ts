import type { RecordFile } from '../../../../resources/declare.ts';
import { countName } from '../../../../resources/kinds/file/limits.ts';
import type { Row } from '../../record.ts';

const pendingMark = 'belum-';

/** A file in a form; until it has arrived its id says so, which no server takes. */
export const pendingId = (key: string): string => `${pendingMark}${key}`;
export const isPending = ({ id }: Pick<RecordFile, 'id'>): boolean => id.startsWith(pendingMark);

export const filesIn = (value: unknown): RecordFile[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === 'object' && one !== null && 'id' in one) : [];

/** The history gives titles alone. */
export const titlesIn = (value: unknown): string =>
  Array.isArray(value)
    ? value.map((one) => (typeof one === 'string' ? one : (one as RecordFile).title)).join(', ')
    : '';

/** How many a row of a list has; undefined of a whole record. */
export const countIn = (row: Row, name: string): number | undefined => {
  const count = row[countName(name)];
  return typeof count === 'number' ? count : undefined;
};
