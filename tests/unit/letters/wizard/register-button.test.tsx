// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { emptyIncoming, receivedMoment } from '../../../../domain/letters/incoming.ts';
import { keepPile, takenNow } from '../../../../src/letters/wizard/incoming/pile.ts';
import RegisterButton from '../../../../src/letters/wizard/incoming/register-button.tsx';
import { draftWith, onDesk } from './on-desk.tsx';

const complete = draftWith({
  ...{
    from: 'external',
    contentMode: 'upload',
    naskahDinasParentCategoryId: 'nm',
    naskahDinasCategoryId: 'sm',
  },
  ...{ permissionClassificationId: 'b', archiveClassificationId: 'tu', number: '9/CH', subject: 'Undangan' },
  scriptDate: '2026-11-17',
  receivers: [{ userId: 'u', userPositionId: 'p' } as never],
  attachments: [{ key: 'k', id: 'a', title: 'a', fileName: 'a.pdf', size: 9, isDocument: true } as never],
  externalToInternal: {
    ...emptyIncoming,
    ...{ receivedDate: receivedMoment('2026-11-18'), archiveLocation: 'Ruang', externalSenderName: 'PT' },
  },
});
const classes = [
  { id: 'b', label: 'Biasa', rank: 1 },
  { id: 'r', label: 'Rahasia', rank: 3 },
];

afterEach(() => keepPile([]));

it('asks before it registers below the class that the scan says, and then ends the pile', async () => {
  const submitLetter = vi.fn(async () => ({
    ...complete,
    externalToInternal: { ...complete.externalToInternal, agenda: { number: 7, year: 2026, unitName: '' } },
  }));
  const scanProposals = vi.fn(async () => ({
    security: { id: 'r', name: 'Rahasia', rank: 3 },
    urgency: null,
  }));
  onDesk(<RegisterButton isBesideScan />, complete, {
    lookup: async () => classes,
    registeredBefore: async () => [],
    registeringQueue: async () => ({ items: [], totalCount: 0 }),
    scanProposals,
    submitLetter,
  } as never);
  // Until it is drawn what the scan says.
  await waitFor(() => expect(scanProposals).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 100));
  await userEvent.click(await screen.findByRole('button', { name: 'Daftarkan' }));
  await screen.findByText('Pada pindaian tertulis Rahasia, lebih tinggi daripada naskah ini.');
  expect(submitLetter).not.toHaveBeenCalled();
  const [, confirm] = screen.getAllByRole('button', { name: 'Daftarkan', hidden: true });
  await userEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(takenNow()).toEqual(['d-1']));
  expect(submitLetter).toHaveBeenCalledOnce();
});
