import { expect, it } from 'vitest';
import { takesRow } from '../../../src/views/show/record-facts.tsx';
import { complaint } from '../../declared/pengaduan.ts';

it('gives a whole row of a record to what is long whatever it holds, and lets the rest share', () => {
  const long = Object.entries(complaint.fields).filter(([, field]) => takesRow(field));
  expect(long.map(([name]) => name)).toEqual(['costs', 'result', 'photos']);
});
