// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { LastFromSender } from '../../../../domain/calls/letters/writing.ts';
import { emptyIncoming } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { useKindOfSender } from '../../../../src/letters/wizard/incoming/use-kind-of-sender.ts';
import { type Usual, withUsual } from '../../../../src/letters/wizard/incoming/with-usual.ts';
import { draftWith, onDesk } from './on-desk.tsx';

const outside = { scriptTypeId: 'nm', flows: ['eksternal-internal'] };
const [letter, invoice] = [
  { id: 'sm', label: 'Surat Masuk', defaultClassificationId: 'tu', ...outside },
  { id: 'tag', label: 'Tagihan Masuk', defaultClassificationId: 'ku', ...outside },
];
const classes = [
  { id: 'b', label: 'Biasa', rank: 1 },
  { id: 't', label: 'Terbatas', rank: 2 },
  { id: 'r', label: 'Rahasia', rank: 3 },
];
const classifications = [
  { id: 'tu', label: 'TU.01', securityClassificationId: 'b' },
  { id: 'ku', label: 'KU.01', securityClassificationId: 't' },
];
const kinds = [{ id: 'nm', label: 'Naskah Masuk' }];
const lookup = async (resource: string, { ids }: { ids?: readonly string[] } = {}) =>
  resource === 'master-data.sub-jenis-naskah-dinas'
    ? [letter, invoice]
    : resource === 'master-data.jenis-naskah-dinas'
      ? kinds
      : resource === 'master-data.klasifikasi-keamanan'
        ? classes
        : classifications.filter(({ id }) => ids?.includes(id));

const invoices: LastFromSender = {
  last: {
    ...{ on: '2026-11-12', subTypeId: 'tag' },
    ...{ permissionClassificationId: 'r', archiveClassificationId: 'ku' },
  },
  receivers: [],
};
const lastFromSender = async ({ senderName }: { senderName?: string }) =>
  senderName === 'PT Surya' ? invoices : { last: null, receivers: [] };
/** The letter registered last was an invoice. */
const recentWriting = async () => ({ subTypeIds: ['tag'], people: [], registering: null }) as never;

function Probe() {
  const { source, choose } = useKindOfSender(undefined);
  return (
    <button type="button" onClick={() => choose(letter)}>
      {source ? translate(source) : 'dipilih'}
    </button>
  );
}
const from = (externalSenderName: string) => ({
  externalToInternal: { ...emptyIncoming, externalSenderName },
});
const opened = (sender: string, over = {}) =>
  onDesk(
    <Probe />,
    draftWith({ from: 'external', permissionClassificationId: 'b', ...from(sender), ...over }),
    {
      ...{ lookup, lastFromSender, recentWriting },
    } as never,
  );

it('is as the sender’s last letter was registered, and follows another sender until it is chosen', async () => {
  const { draft, autosave } = opened('PT Surya');
  await screen.findByText('Diisi seperti naskah terakhir dari pengirim ini, 12 Nov 2026.');
  expect(draft()).toMatchObject({
    ...{ naskahDinasCategoryId: 'tag', subTypeName: 'Tagihan Masuk', kindName: 'Naskah Masuk' },
    ...{ permissionClassificationId: 'r', archiveClassificationId: 'ku' },
  });
  autosave.change((now) => ({ ...now, ...from('PT Baru') }));
  await screen.findByText('Diisi dengan jenis yang umum, bukan dari pindaian.');
  expect(draft()).toMatchObject({
    ...{ naskahDinasCategoryId: 'sm', permissionClassificationId: 'b', archiveClassificationId: 'tu' },
  });
  autosave.change((now) => ({ ...now, naskahDinasCategoryId: 'tag' }));
  await screen.findByText('dipilih');
  autosave.change((now) => ({ ...now, ...from('PT Surya') }));
  await new Promise((done) => setTimeout(done, 400));
  expect(draft()).toMatchObject({ naskahDinasCategoryId: 'tag', permissionClassificationId: 'b' });
});

it('gives way to a kind chosen by hand, with its classification; the class is not lowered', async () => {
  const { draft } = opened('PT Surya');
  await userEvent.click(await screen.findByText(/seperti naskah terakhir dari pengirim ini/));
  await waitFor(() =>
    expect(draft()).toMatchObject({
      ...{ naskahDinasCategoryId: 'sm', archiveClassificationId: 'tu', permissionClassificationId: 'r' },
    }),
  );
  await screen.findByText('dipilih');
});

it('leaves a kind that was chosen before', async () => {
  const { draft } = opened('PT Surya', { naskahDinasCategoryId: 'sm' });
  await screen.findByText('dipilih');
  await waitFor(() => expect(draft().naskahDinasCategoryId).toBe('sm'));
});

it('takes no class back that somebody raised, and raises it as the classification does', () => {
  const usual = {
    ...{ subType: invoice, security: null, classification: classifications[1] },
  } as Usual;
  const filled = (permissionClassificationId: string) =>
    withUsual(draftWith({ permissionClassificationId }), usual, null, { kinds, classes });
  expect(filled('b')).toMatchObject({ permissionClassificationId: 't', archiveClassificationId: 'ku' });
  expect(filled('r').permissionClassificationId).toBeUndefined();
});
