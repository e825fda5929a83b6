import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choices, date, integer, references, richText } from '../../../resources/declare.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { dayOf } from '../../../server/kinds/day.ts';
import { importableColumns, transferColumns } from '../../../server/transfer/columns.ts';
import { csvLine, neutral, withoutNeutral } from '../../../server/transfer/csv.ts';
import { cellValue } from '../../../server/transfer/import/check/cell-value.ts';
import { parentsFirst } from '../../../server/transfer/import/check/tree.ts';
import { FileFault } from '../../../server/transfer/import/file/cells.ts';
import { decodeText } from '../../../server/transfer/import/file/decode-text.ts';
import { delimiterOf, readCsv } from '../../../server/transfer/import/file/read-csv.ts';
import { checkUnpackedSize } from '../../../server/transfer/import/file/unpacked-size.ts';
import { matchColumns } from '../../../server/transfer/import/match-columns.ts';

const classification = resourceNamed('master-data.klasifikasi-arsip');

describe('Text in a CSV file', () => {
  it('begins like no formula, and comes back as it was', () => {
    for (const text of ['=1+1', '+62812', '-ab', '@SUM(A1)', '\t=1', ' =1', '＝1', '\r=1', "'=1", "''+1"]) {
      expect(neutral(text), text).toBe(`'${text}`);
      expect(withoutNeutral(neutral(text)), text).toBe(text);
    }
    for (const text of ['-5', '-1,5', '12', 'biasa', "'kutip'", 'a=b', '']) expect(neutral(text)).toBe(text);
  });

  it('survives the way out and in again, whatever it is', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 40 }).map((text) => text.replace(/\p{Cc}/gu, '\n'));
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 8 }), (rows) => {
        const lines = [['a', 'b'], ...rows];
        expect(readCsv(Buffer.from(`\uFEFF${lines.map(csvLine).join('')}`))).toEqual(lines);
      }),
      { numRuns: 300 },
    );
  });

  it('is read whatever separates it', () => {
    expect(delimiterOf('a;b\n"x,y";2\n')).toBe(';');
    expect(delimiterOf('a,b\n"x;y",2\n')).toBe(',');
    expect(delimiterOf('a\tb\nx\ty\n')).toBe('\t');
    expect(readCsv(Buffer.from('sep=|\na|b\n1|2\n'))).toEqual([
      ['a', 'b'],
      ['1', '2'],
    ]);
  });

  it('is read whatever it is encoded in', () => {
    const text = 'Kode;Nama\nA;Étude “é”\n';
    expect(decodeText(Buffer.from(text))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le'))).toBe(text);
    expect(decodeText(Buffer.from(text, 'utf16le'))).toBe(text);
    expect(decodeText(Buffer.from(`\uFEFF${text}`, 'utf16le').swap16())).toBe(text);
    expect(decodeText(Buffer.from('Kode;\u00c9t\u00e9 \u0093x\u0094', 'latin1'))).toBe('Kode;Été “x”');
    expect(() => decodeText(Buffer.from('a\u0000b\u0001'))).toThrow(FileFault);
  });

  it('with a formula is refused at its cell, but ="0012" is text', () => {
    expect(() => readCsv(Buffer.from('a;b\n1;=2\n'))).toThrow('B2');
    expect(readCsv(Buffer.from('a;b\n1;="0012"\n'))[1]).toEqual(['1', '0012']);
  });
});

describe('An archive', () => {
  it('that says it unpacks to more than it may, or that lies, is refused', async () => {
    const directory = Buffer.alloc(46);
    directory.writeUInt32LE(0x02014b50, 0);
    const end = Buffer.alloc(22);
    end.writeUInt32LE(0x06054b50, 0);
    end.writeUInt16LE(1, 10);
    const sized = (bytes: number) => {
      directory.writeUInt32LE(bytes, 24);
      return Buffer.concat([directory, end]);
    };
    await expect(checkUnpackedSize(sized(200_000_000))).rejects.toThrow('terlalu besar');
    await expect(checkUnpackedSize(sized(0xffffffff))).rejects.toThrow('terlalu besar');
    // Nothing stands where the directory says.
    await expect(checkUnpackedSize(sized(1000))).rejects.toThrow('rusak');
    await expect(checkUnpackedSize(Buffer.from('PK'))).rejects.toThrow('rusak');
  });
});

describe('Headings', () => {
  it('mean fields by label in both languages and by name, without regard to case and signs', () => {
    const headings = [
      'KODE',
      'parent',
      'nama ',
      'Masa aktif (tahun)',
      'is_vital',
      'Nama',
      'Dibuat pada',
      'lain',
      '',
    ];
    expect(matchColumns(classification, headings)).toEqual([
      'code',
      'parentId',
      'name',
      'retentionActiveYears',
      'isVital',
      null,
      null,
      null,
      null,
    ]);
  });

  it('of an export match every column that can come back, for every resource', () => {
    for (const resource of resources) {
      const columns = transferColumns(resource);
      expect(new Set(columns.map(({ heading }) => heading)).size, resource.name).toBe(columns.length);
      const importable = importableColumns(resource).map(({ name }) => name);
      expect(
        matchColumns(
          resource,
          columns.map(({ heading }) => heading),
        ),
        resource.name,
      ).toEqual(columns.map(({ name }) => (importable.includes(name) ? name : null)));
    }
  });

  it('never hold what is secret', () => {
    for (const resource of resources)
      for (const { name } of transferColumns(resource)) expect(name).not.toMatch(/password/i);
  });
});

describe('A cell', () => {
  it('is a day however it is written, day before month', () => {
    for (const cell of [
      '2026-08-17',
      '17/08/2026',
      '17-8-2026',
      '17.08.2026',
      '17 Agustus 2026',
      '17 Aug 2026',
      '17-Agu-2026',
    ])
      expect(dayOf(cell), cell).toBe('2026-08-17');
    expect(dayOf({ date: '2026-08-17T00:00:00.000Z' })).toBe('2026-08-17');
    expect(dayOf(46251)).toBe('2026-08-17');
    for (const cell of ['30/02/2026', '08/17/2026', 'kemarin', true, -1, 1.5])
      expect(dayOf(cell)).toBeUndefined();
    expect(cellValue(date('Mulai', 'From'), 'kemarin')).toEqual({ value: 'kemarin' });
  });

  it('is a whole number with dots and unit, or stays what it is', () => {
    const field = integer('Masa', 'Time', { unit: { id: 'tahun', en: 'years' } });
    for (const [cell, value] of [
      ['5', 5],
      [5, 5],
      ['1.500', 1500],
      ['5 tahun', 5],
      ['5,0', 5],
      ['-3', -3],
      ['', null],
      ['lima', 'lima'],
      ['1,5', '1,5'],
    ] as const)
      expect(cellValue(field, cell), String(cell)).toEqual({ value });
  });

  it('holds several choices by label or value, with semicolons or commas between', () => {
    const field = choices('Hari', 'Days', [
      { value: 'sen', label: { id: 'Senin, pagi', en: 'Monday' } },
      { value: 'sel', label: { id: 'Selasa', en: 'Tuesday' } },
    ]);
    expect(cellValue(field, 'SENIN, PAGI')).toEqual({ value: ['sen'] });
    expect(cellValue(field, 'Senin, pagi; selasa')).toEqual({ value: ['sen', 'sel'] });
    expect(cellValue(field, 'sen,tuesday')).toEqual({ value: ['sen', 'sel'] });
    expect(cellValue(field, 'rabu')).toHaveProperty('reason');
    expect(cellValue(field, null)).toEqual({ value: [] });
  });

  it('of text becomes paragraphs, and names of others wait to be found', () => {
    expect(cellValue(richText('Isi', 'Content'), 'a < b\nc')).toEqual({ value: '<p>a &lt; b</p><p>c</p>' });
    expect(cellValue(richText('Isi', 'Content'), '<p>a</p>')).toEqual({ value: '<p>a</p>' });
    const many = references('Role', 'Roles', 'manajemen-user.role');
    expect(cellValue(many, 'A, B')).toEqual({ names: [['A, B'], ['A', 'B']] });
  });
});

describe('A tree', () => {
  it('is stored with parents before their children', () => {
    const rows = [
      { id: 'c', up: 'b' },
      { id: 'b', up: 'a' },
      { id: 'a', up: null },
      { id: 'd', up: 'outside' },
    ];
    expect(parentsFirst(rows, ({ up }) => up).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  });
});
