import { describe, expect, it } from 'vitest';
import { lineOf, readJson } from '../../../lib/json-places.ts';
import { json } from '../../../resources/declare.ts';
import { brokenAt, jsonFaults } from '../../../resources/kinds/json/schema.ts';

const field = json('Alat', 'Device', (z) => z.strictObject({ interval: z.int().min(5) }), {
  example: { interval: 5 },
});

describe('A JSON text', () => {
  it.each([
    ['{\n  "a": 1\n  "b": 2\n}', 'Baris 3, kolom 3: di sini harus ada koma atau kurung tutup.'],
    ['{"a": tru}', 'Baris 1, kolom 7: di sini harus ada nilai.'],
    ['{a: 1}', 'Baris 1, kolom 2: di sini harus ada nama dalam tanda petik.'],
    ['{"a": 1, "a": 2}', 'Baris 1, kolom 10: nama ini sudah dipakai.'],
    ['[1] 2', 'Baris 1, kolom 5: sesudah nilai ini tidak boleh ada apa-apa lagi.'],
    ['["x', 'Baris 1, kolom 2: teks ini tidak ditutup, atau memuat tanda yang tidak dikenal.'],
    ['['.repeat(100_000), 'Baris 1, kolom 502: di sini harus ada nilai.'],
  ])('%j says where it breaks', (text, message) => {
    expect(brokenAt(text)).toBe(message);
  });

  it('knows where each of its values stands', () => {
    const text = '{\n  "a": [1, { "b": true }]\n}';
    const read = readJson(text);
    if ('broken' in read) throw new Error('not read');
    expect(read.value).toEqual(JSON.parse(text));
    expect(lineOf(text, read.placeOf(['a', 1, 'b']))).toEqual({ line: 2, column: 19 });
    expect(read.placeOf(['a', 1, 'missing'])).toBe(text.indexOf('{ "b"'));
  });

  // With the path of each it took half a minute.
  it('of many values deep inside is read in linear time', { timeout: 20_000 }, () => {
    const text = `${'['.repeat(400)}${'1,'.repeat(500_000)}1${']'.repeat(400)}`;
    expect(brokenAt(text)).toBeUndefined();
  });
});

it.each([
  [{ interval: 1 }, [{ path: ['interval'], message: 'Paling sedikit 5.' }]],
  [{ interval: Number.POSITIVE_INFINITY }, [expect.objectContaining({ path: ['interval'] })]],
  [JSON.parse('{"__proto__":{}}'), [expect.objectContaining({ path: [] })]],
  [{ interval: 5 }, []],
])('a value of %j is judged with its place', (value, faults) => {
  expect(jsonFaults(field, value)).toEqual(faults);
});
