// @vitest-environment happy-dom
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { isOfKnownKind, otherKind } from '../../../lib/file-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { createDepositor } from '../../../src/archive/uploading/depositor.ts';

const verbsOf = (inspectUpload: () => Promise<unknown>) => {
  const startUpload = vi.fn(async () => ({ id: 'u', offset: 1, size: 1, partSize: 1, isDone: true }));
  return { startUpload, inspectUpload } as unknown as Parameters<typeof createDepositor>[0] & {
    startUpload: typeof startUpload;
  };
};
const refusing = (error: Error) => verbsOf(() => Promise.reject(error));

test('a file of a kind that is never taken is refused before it is sent, for good', async () => {
  const verbs = verbsOf(async () => ({}));
  const depositor = createDepositor(verbs, 'active');
  depositor.add([new File(['MZ'], 'setup.exe')]);
  const [row] = depositor.snapshot();
  expect([row?.stage, row?.message, row?.mayRetry]).toEqual(['refused', translate(otherKind), undefined]);
  expect(verbs.startUpload).not.toHaveBeenCalled();
});

test('only what the line or the server broke may be tried again', async () => {
  for (const [error, mayRetry] of [
    [new HttpError('rusak', 422, { errors: { file: ['rusak'] } }), false],
    [new HttpError('sibuk', 503, {}), true],
    [new TypeError('Failed to fetch'), true],
  ] as const) {
    const depositor = createDepositor(refusing(error), 'active');
    depositor.add([new File(['%PDF-'], 'surat.pdf')]);
    await vi.waitFor(() => expect(depositor.snapshot()[0]).toMatchObject({ stage: 'refused', mayRetry }));
  }
});

test('a kind is known by the end of the name, however it is written', () => {
  expect(['Surat.PDF', 'foto.jpeg ', 'a.b.csv.'].map(isOfKnownKind)).toEqual([true, true, true]);
  expect(['pdf', 'a.pdf.exe', 'a.docm', ''].map(isOfKnownKind)).toEqual([false, false, false, false]);
});
