import { readXlsx } from 'hucre/xlsx';
import { expect, it } from 'vitest';
import { workbookOfSheets } from '../../../server/transfer/export/workbook.ts';

it('writes no characters that XML does not have: with one no program opens the workbook', async () => {
  const odd = 'a\ufffeb\uffffc\ud800d\u0001';
  const book = await workbookOfSheets([
    { name: 'Data', columns: [{ heading: odd, field: 'text' }], rows: [[odd]] },
  ]);
  const [sheet] = (await readXlsx(book)).sheets;
  const plain = 'a\ufffdb\ufffdc\ufffdd\u0001';
  expect(sheet?.rows).toEqual([[plain], [plain]]);
});
