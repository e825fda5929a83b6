import { describe, expect, it } from 'vitest';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { pageLinks } from '../../../src/shell/parts/page-links.ts';
import { csvOf } from '../../../src/views/list/csv.ts';
import { readAll } from '../../../src/views/list/export.ts';
import { listColumns } from '../../../src/views/list/list-columns.ts';
import { rangeWords } from '../../../src/views/list/paging.ts';
import type { Row } from '../../../src/views/record.ts';

const one = { id: 'klasifikasi', en: 'classification' };
const row = (values: Record<string, unknown>): Row => ({
  id: String(values.code),
  version: 1,
  isActive: true,
  createdAt: '',
  updatedAt: '',
  ...values,
});

describe('The pager', () => {
  it('shows five pages around the current one', () => {
    expect(pageLinks(1, 23)).toEqual([1, 2, 3, 4, 5]);
    expect(pageLinks(12, 23)).toEqual([10, 11, 12, 13, 14]);
    expect(pageLinks(23, 23)).toEqual([19, 20, 21, 22, 23]);
    expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
  });

  it('says which rows of how many, and when that is an estimate', () => {
    const range = { page: 1, perPage: 10, total: 48, isEstimated: false, one };
    expect(rangeWords(range).id).toBe('1–10 dari 48 klasifikasi');
    expect(rangeWords({ ...range, page: 5 }).id).toBe('41–48 dari 48 klasifikasi');
    expect(rangeWords({ ...range, total: 1 }).id).toBe('1 dari 1 klasifikasi');
    expect(rangeWords({ ...range, total: 25_300, isEstimated: true }).id).toBe(
      '1–10 dari sekitar 25.300 klasifikasi',
    );
  });
});

describe('Columns', () => {
  it('put the code before the name in one column', () => {
    const { title, code, others } = listColumns(resourceNamed('master-data.klasifikasi-arsip'));
    expect([code?.name, title.name]).toEqual(['code', 'name']);
    expect(others.map((column) => [column.name, column.align])).toContainEqual([
      'retentionActiveYears',
      'right',
    ]);
  });

  it('can be made for every declared resource', () => {
    for (const resource of resources) expect(() => listColumns(resource)).not.toThrow();
  });
});

describe('An export', () => {
  it('lets no cell begin like a formula', () => {
    const dangerous = ['=1+1', '+62', '-ab', '@SUM(A1)', '\t=1', ' =1', '＝1'];
    for (const text of dangerous) expect(csvOf([[text]])).toContain(`'${text}`);
    expect(csvOf([['-5', '12', 'biasa']])).toBe('\uFEFF-5;12;biasa\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(csvOf([['a;b', 'c"d', 'e\nf']])).toBe('\uFEFF"a;b";"c""d";"e\nf"\r\n');
  });

  it('reads every page that matches', async () => {
    const all = Array.from({ length: 230 }, (_, at) => row({ code: String(at) }));
    const asked: number[] = [];
    const { rows, isCut } = await readAll(
      {
        getList: async (_, { pagination = { page: 1, perPage: 10 } }) => {
          asked.push(pagination.page);
          const from = (pagination.page - 1) * pagination.perPage;
          return { data: all.slice(from, from + pagination.perPage) as never, total: all.length };
        },
      },
      resourceNamed('master-data.klasifikasi-arsip'),
      {},
      { field: 'code', order: 'ASC' },
    );
    expect(asked).toEqual([1, 2, 3]);
    expect(rows).toHaveLength(230);
    expect(isCut).toBe(false);
  });

  it('says so when it stops before the end', async () => {
    const read = (total: number) =>
      readAll(
        { getList: async () => ({ data: Array.from({ length: 100 }, () => row({})) as never, total }) },
        resourceNamed('master-data.klasifikasi-arsip'),
        {},
        { field: 'code', order: 'ASC' },
      );
    expect(await read(10_001)).toMatchObject({ rows: { length: 10_000 }, isCut: true });
    expect((await read(10_000)).isCut).toBe(false);
  });
});
