import { expect, test } from 'vitest';
import { recordOf } from '../../../src/archive/uploading/depositor.ts';

const shared = { classificationId: 'c', documentDate: '2026-03-01' };

test('a file without a date takes that of all; one that has its own keeps it', () => {
  expect(recordOf({ values: { title: 'Satu', documentDate: null } }, shared)).toMatchObject({
    title: 'Satu',
    classificationId: 'c',
    documentDate: '2026-03-01',
  });
  expect(recordOf({ values: { documentDate: '2025-01-31' } }, shared).documentDate).toBe('2025-01-31');
  // Where none says it, it is still missing.
  expect(recordOf({ values: {} }, { ...shared, documentDate: null }).documentDate).toBeNull();
});
