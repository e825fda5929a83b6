import { describe, expect, it } from 'vitest';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { cellText } from '../../../src/views/list/cell-text.ts';
import { fitColumns, widthOf } from '../../../src/views/list/fit-columns.ts';
import { listColumns } from '../../../src/views/list/list-columns.ts';
import { textWidth } from '../../../src/views/list/text-width.ts';

// The sheet at 1366 px beside the menu, and on a large screen.
const laptop = 1068;
const large = 1600;
// The same at 1440 px.
const screen = 1142;
const items = listColumns(resourceNamed('dokumen.arsip-aktif'));
const namesOf = (fitted: ReturnType<typeof fitColumns>) => fitted.columns.others.map(({ name }) => name);

describe('The columns of a list', () => {
  it('begin with what a record is called, not with the long number beside it', () => {
    expect(items.title.name).toBe('title');
    expect(items.others.map(({ name }) => name)).toContain('number');
  });

  it('fit on a laptop for every declared resource, with a title that can be read', () => {
    for (const resource of resources) {
      const { total, widths, columns } = fitColumns(listColumns(resource), laptop, false);
      expect([resource.name, total]).toEqual([resource.name, laptop]);
      expect(widths.get(columns.title.name), resource.name).toBeGreaterThanOrEqual(290);
      for (const column of columns.others)
        expect(widths.get(column.name), `${resource.name} ${column.name}`).toBeGreaterThanOrEqual(
          widthOf(column).min,
        );
    }
  });

  it('leave out the last ones first where there is no room, and nothing where there is', () => {
    const narrow = namesOf(fitColumns(items, laptop, false));
    const all = items.others.map(({ name }) => name);
    expect(narrow).toEqual(all.slice(0, narrow.length));
    expect(narrow.length).toBeLessThan(all.length);
    expect(namesOf(fitColumns(items, large, false))).toEqual(all);
  });

  it('are all shown where a person has chosen them: then the table is wider than its sheet', () => {
    const fitted = fitColumns(items, 700, true);
    expect(namesOf(fitted)).toEqual(items.others.map(({ name }) => name));
    expect(fitted.total).toBeGreaterThan(700);
  });

  it('need no more than what stands on the page, and their heading where that is nothing', () => {
    const widthOfNumber = (pixels: number) =>
      fitColumns(items, large, false, ({ name }) => (name === 'number' ? pixels : 84)).widths.get('number') ??
      0;
    expect(widthOfNumber(0)).toBeLessThan(100);
    expect(widthOfNumber(210)).toBeGreaterThanOrEqual(210);
    expect(widthOfNumber(1400)).toBeLessThanOrEqual(260);
  });

  it('show numbers of documents whole: words give way', () => {
    const { widths } = fitColumns(items, laptop, false, ({ name }) => (name === 'number' ? 250 : 400));
    expect(widths.get('number')).toBeGreaterThanOrEqual(250 + 24);
  });

  it('show the code of another record whole, and no fewer columns for it: the words after it give way', () => {
    const code = 'OP.01.01/OPT.LLN/2021/013';
    const labels: Record<string, string> = {
      filingUnitId: `${code} Penutupan lajur pemeliharaan jembatan`,
      classificationId: 'OP.01.01 Rekayasa lalu lintas dan penutupan lajur',
      number: 'B-005/ND/NTR.KEU/PR.01.03/XI/2026',
      documentDate: '27 November 2026',
    };
    const { widths } = fitColumns(items, screen, false, ({ name }, part = String) =>
      textWidth(part(labels[name] ?? 'Pemberitahuan Pengamanan Arus Libur Natal dan Tahun Baru')),
    );
    expect(widths.get('filingUnitId')).toBeGreaterThanOrEqual(textWidth(`${code}…`) + 24);
    expect(widths.get('filingUnitId')).toBeLessThan(textWidth(labels.filingUnitId ?? ''));
    expect(widths.get('classificationId')).toBeGreaterThanOrEqual(textWidth('OP.01.01') + 24);
    expect(widths.get('title')).toBeGreaterThanOrEqual(290);
  });

  it('give the title what room there is before the words after a code, and days no more than they need', () => {
    const cells: Record<string, string> = {
      filingUnitId: 'OP.01.01/OPT.LLN/2021/013 Penutupan lajur pemeliharaan jembatan',
      classificationId: 'OP.01.01 Rekayasa lalu lintas dan penutupan lajur',
      number: 'B-005/ND/NTR.KEU/PR.01.03/XI/2026',
    };
    const row = { documentDate: '2026-11-27' } as never;
    const { widths } = fitColumns(items, screen, false, (column, part = String) =>
      textWidth(
        column.name === 'documentDate'
          ? cellText(column, row)
          : part(cells[column.name] ?? 'Pemberitahuan Pengamanan Arus Libur Natal dan Tahun Baru'),
      ),
    );
    expect(widths.get('documentDate')).toBeLessThan(textWidth('27 Nov 2026') + 30);
    const least = ['number', 'documentDate', 'classificationId', 'filingUnitId'].reduce(
      (sum, name) => sum + (widths.get(name) ?? 0),
      0,
    );
    expect(widths.get('title')).toBe(screen - 84 - least);
    expect(widths.get('title')).toBeGreaterThan(330);
    expect(widths.get('classificationId')).toBeLessThan(textWidth('OP.01.01 Rekayasa') + 24);
  });

  it('show amounts whole, whatever their number of digits: words give way', () => {
    const tender = listColumns(resourceNamed('layanan.tender'));
    const { widths } = fitColumns(tender, 904, false, ({ name }) =>
      name === 'budget' ? textWidth('Rp999.999.999.999.999') : 200,
    );
    expect(widths.get('budget')).toBeGreaterThanOrEqual(textWidth('Rp999.999.999.999.999') + 24);
  });

  it('show what tells records apart whole, also on a small screen: figures and capitals are wide', () => {
    const cells: Record<string, string> = {
      personName: 'Amelia Wijayanti',
      npp: '618402',
      email: 'amelia.wijayanti@naskah.example',
    };
    const { widths } = fitColumns(listColumns(resourceNamed('manajemen-user.user')), 904, false, ({ name }) =>
      textWidth(cells[name] ?? 'Pegawai, Pejabat'),
    );
    // As measured in a browser, with the padding of a cell.
    expect(widths.get('npp')).toBeGreaterThanOrEqual(6 * 8.1 + 24);
    expect(widths.get('email')).toBeGreaterThanOrEqual(218 + 24);
    expect(textWidth('WARGA-CM')).toBeGreaterThan(76);
  });

  it('give what is left to the title', () => {
    const one = fitColumns(listColumns(resourceNamed('master-data.faq')), large, false);
    const sum = [...one.widths.values()].reduce((total, width) => total + width, 0);
    expect(sum).toBe(large - 84);
    expect(one.widths.get('question')).toBeGreaterThan(900);
  });
});
