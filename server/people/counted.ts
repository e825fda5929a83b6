import type { ListData } from '../http/index.ts';

/** Splits rows and their total: a picker shows fewer options than its total (SPEC A5). */
export const counted = <Row extends object>(rows: readonly (Row & { total: number })[]): ListData<Row> => ({
  items: rows.map(({ total: _total, ...row }) => row as unknown as Row),
  totalCount: rows[0]?.total ?? 0,
});
