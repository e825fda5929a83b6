import type { ListData } from '../http/index.ts';

/** Takes the first rows of a picker, each with how many there are; a picker shows fewer than it may tell of (SPEC A5). */
export const counted = <Row extends object>(rows: readonly (Row & { total: number })[]): ListData<Row> => ({
  items: rows.map(({ total: _total, ...row }) => row as unknown as Row),
  totalCount: rows[0]?.total ?? 0,
});
