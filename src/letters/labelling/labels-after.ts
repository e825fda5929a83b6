import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';

export type LabelChange = { add: string[]; remove: string[]; all: LetterLabel[] };

/** The labels of a letter after a change. */
export const labelsAfter = (
  labels: readonly LetterLabel[],
  { add, remove, all }: LabelChange,
): LetterLabel[] => [
  ...labels.filter(({ id }) => !remove.includes(id) && !add.includes(id)),
  ...all.filter(({ id }) => add.includes(id)),
];
