import { expect, test } from 'vitest';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { askedFields, commonFields, proposedFields } from '../../../src/archive/uploading/proposed-fields.ts';

const said = (over: Partial<UploadProposals> = {}): UploadProposals => ({
  ...{ state: 'done', reason: null, title: 'Kalibrasi', number: null, date: '2026-11-14', like: null },
  ...over,
});
const like = (id: string): UploadProposals['like'] => ({
  ...{ title: 'Kalibrasi lama', on: '2026-10-02', archiveType: null, security: null },
  classification: { id, label: `Klasifikasi ${id}` },
});
const none = { common: {}, shared: {} };

test('a field is asked until something stands in it, also where that was emptied again', () => {
  const proposed = proposedFields(said());
  expect(proposed).toEqual({
    title: { value: 'Kalibrasi', words: 'Kalibrasi' },
    documentDate: { value: '2026-11-14', words: '14 November 2026' },
  });
  expect(Object.keys(askedFields({ values: { title: '' } }, proposed, none))).toEqual(['documentDate']);
});

test('a class that all files agree on belongs to the shared fields, another to each file', () => {
  const [one, two] = [proposedFields(said({ like: like('a') })), proposedFields(said({ like: like('b') }))];
  expect(commonFields([one, one]).classificationId).toEqual({
    ...{ value: 'a', words: 'Klasifikasi a', hint: 'Seperti arsip Kalibrasi lama, 2 Okt 2026' },
  });
  for (const others of [[two], [{}]]) expect(commonFields([one, ...others])).toEqual({});
  const asked = (shared: Record<string, unknown>, values = {}) =>
    askedFields({ values }, one, { common: {}, shared }).classificationId?.value;
  expect([asked({}), asked({ classificationId: 'b' })]).toEqual(['a', 'a']);
  // It says so already, or was answered.
  expect([asked({ classificationId: 'a' }), asked({}, { classificationId: null })]).toEqual([
    undefined,
    undefined,
  ]);
});
