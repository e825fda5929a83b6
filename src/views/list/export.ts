import type { ListColumns } from './list-columns.ts';

/** The fields of the columns in sight, in their order. */
export const shownNames = ({ title, code, others }: ListColumns): string[] => [
  ...(code ? [code.name] : []),
  title.name,
  ...others.map(({ name }) => name),
];
