import fc from 'fast-check';
import { expect, test } from 'vitest';
import { retentionFaults } from '../../../domain/archive/retention.ts';
import { retentionWords } from '../../../domain/archive/retention-sentence.ts';

const full = {
  retentionActiveYears: 2,
  retentionInactiveYears: 3,
  finalDisposition: 'Musnah',
  retentionTrigger: 'akhir-tahun',
};

test('a rule is said in words, with an example', () => {
  expect(retentionWords(full, 'Sejak akhir tahun berkas ditutup', 2026)).toEqual({
    rule: 'Disimpan 2 tahun aktif + 3 tahun inaktif, lalu musnah; dihitung sejak akhir tahun berkas ditutup.',
    example: 'Contoh: berkas yang ditutup 31 Des 2026 musnah mulai 1 Jan 2032.',
  });
  expect(retentionWords({ ...full, retentionInactiveYears: null }, undefined, 2026)?.rule).toBe(
    'Disimpan 2 tahun aktif, lalu musnah.',
  );
});

test('nothing is said while the rule is not whole, whatever is typed', () => {
  fc.assert(
    fc.property(fc.anything(), (typed) => {
      const said = retentionWords({ ...full, retentionActiveYears: typed }, undefined, 2026);
      expect(said === undefined).toBe(!(Number.isInteger(typed) && (typed as number) >= 0));
    }),
  );
  expect(retentionWords({ ...full, finalDisposition: null }, undefined, 2026)).toBeUndefined();
});

test('a leaf needs a whole retention, a parent none', () => {
  expect(retentionFaults({ isLeaf: true, ...full })).toEqual({});
  expect(Object.keys(retentionFaults({ isLeaf: true }))).toEqual([
    'retentionActiveYears',
    'finalDisposition',
    'retentionTrigger',
  ]);
  expect(retentionFaults({ isLeaf: false })).toEqual({});
});
