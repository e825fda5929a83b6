/** @module-tag full */

import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';
import { workbookOf } from '../../support/make-workbook.ts';
import { checked, upload } from './transfers.ts';

const { signIn } = await testApp();
const admin = await signIn('admin');
const base = '/master-data/api/ArchiveClassification';
const megabyte = 1024 * 1024;

const text = (content: string): string => `<si><t>${content}</t></si>`;
const headings = `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c></row>`;
const names = text('Kode') + text('Nama');

it('reads a workbook made by hand: what the hostile ones are made like', async () => {
  const row =
    '<row r="2"><c r="A2" t="inlineStr"><is><t>BOM.1</t></is></c><c r="B2" t="s"><v>2</v></c></row>';
  const sent = await upload(admin, base, workbookOf(headings + row, names + text('Bom')), 'data.xlsx');
  expect(sent.body.message).toBe('OK');
  expect(sent.body.data).toMatchObject({ rowCount: 1 });
  expect(sent.body.data.columns.map(({ samples }: { samples: string[] }) => samples)).toEqual([
    ['BOM.1'],
    ['Bom'],
  ]);
});

const blanks = ' '.repeat(250 * megabyte);
const cells = (count: number, of: number): string =>
  Array.from(
    { length: count },
    (_, at) => `<row r="${at + 2}"><c r="A${at + 2}" t="s"><v>${of}</v></c></row>`,
  ).join('');

const hostile: [what: string, make: () => Buffer, message: RegExp][] = [
  ['unpacks to 250 MB and says so', () => workbookOf(blanks, names), /terlalu besar/],
  ['unpacks to 250 MB and says nothing', () => workbookOf(blanks, names, 0), /rusak/],
  ['unpacks to 250 MB and says 1 MB', () => workbookOf(blanks, names, megabyte), /rusak/],
  [
    'has one long text in each of 20,000 cells',
    () => workbookOf(headings + cells(20_000, 2), names + text('x'.repeat(90_000))),
    /terlalu banyak/,
  ],
  [
    'has six million empty texts',
    () => workbookOf(headings, names + '<si><t/></si>'.repeat(6_000_000)),
    /terlalu besar/,
  ],
  [
    'has four and a half million cells',
    () =>
      workbookOf(
        headings +
          Array.from({ length: 25_000 }, () => `<row>${'<c><v>1</v></c>'.repeat(180)}</row>`).join(''),
        names,
      ),
    /terlalu banyak/,
  ],
];

it.each(hostile)(
  'refuses a workbook that %s, and takes no more memory than a large one',
  async (_what, make, message) => {
    const content = make();
    expect(content.length).toBeLessThan(4 * megabyte);
    globalThis.gc?.();
    const before = process.memoryUsage().rss;
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, process.memoryUsage().rss);
    }, 20);
    const { status, body } = await upload(admin, base, content, 'data.xlsx');
    clearInterval(watch);
    expect([status, body.message]).toEqual([422, expect.stringMatching(message)]);
    expect(most - before).toBeLessThan(900 * megabyte);
  },
  60_000,
);

it('takes headings and samples whose cut falls into a sign of two halves', async () => {
  const name = `${'a'.repeat(79)}🙂 dan seterusnya`;
  const job = await checked(admin, base, `Kode;Nama;isLeaf;${'b'.repeat(199)}🙂\nEMO.1;${name};t;x\n`);
  expect(job).toMatchObject({ state: 'checked', counts: { create: 1, bad: 0 } });
});
