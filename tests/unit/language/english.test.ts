import { afterAll, expect, it } from 'vitest';
import { catalogue } from '../../../src/language/catalogue.ts';
import { filled, loadEnglish, pair } from '../../../src/language/english.ts';

const texts = { Simpan: 'Save', ab12x: 'Unlocked', cd34y: '{0} of {1} letters' };
afterAll(() => {
  for (const key of Object.keys(texts)) delete catalogue[key];
});

it('finds English texts once they are there, also for words that were made before', async () => {
  const save = pair('Simpan');
  expect(save.en).toBe('Simpan');
  Object.assign(catalogue, texts);
  await loadEnglish();
  expect(save).toEqual({ id: 'Simpan', en: 'Save' });
  expect(pair('Terbuka', 'ab12x').en).toBe('Unlocked');
  expect(pair('Tidak diterjemahkan').en).toBe('Tidak diterjemahkan');
  expect(filled('cd34y', [3, 12])).toBe('3 of 12 letters');
});
