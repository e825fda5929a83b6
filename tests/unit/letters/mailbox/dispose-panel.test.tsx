// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Option } from '../../../../dataProvider/index.ts';
import type { Disposition } from '../../../../domain/letters/disposition.ts';
import { latestDeadline } from '../../../../domain/letters/target-time.ts';
import { dayInWib, plusDays } from '../../../../lib/wib.ts';
import DisposePanel from '../../../../src/letters/dispositions/dispose-panel.tsx';
import { openPage } from './desk.tsx';
import { person } from './letters.ts';

const instruction = (id: string, label: string, defaultDueWorkingDays: number | null): Option => ({
  ...{ id, label, defaultDueWorkingDays },
  ...{ category: 'tindak', requiresReport: false },
});
const people = ['Satria', 'Novita', 'Suci', 'Tania'].map((name) => ({ ...person(name), isDirect: true }));
const sentDisposition = {
  ...{ id: 'd1', recipients: [], tree: [], instructions: [], note: '', deadline: null },
  ...{ createdAt: new Date().toISOString(), can: { nudge: true, undo: true } },
} as unknown as Disposition;

beforeEach(() => sessionStorage.clear());

function open(urgency: 'BIASA' | 'SEGERA' = 'BIASA', parentDeadline: string | null = null) {
  const giveDisposition = vi.fn(async (_source: unknown, _body: Record<string, unknown>) => sentDisposition);
  const onClose = vi.fn();
  const shown = openPage(
    <DisposePanel
      source={{ inboxItemId: 'i' }}
      letter={{ id: 'l1', number: 'B-1', subject: 'Naskah', urgency }}
      onClose={onClose}
    />,
    '/',
    {
      giveDisposition,
      lookup: async () => [instruction('a', 'Pelajari', 5), instruction('b', 'Ketahui', null)],
      dispositionCandidates: async () => people,
      letterDispositions: async () => [],
      disposalProposal: async () => ({
        ...{ people: people.slice(0, 3), instructionIds: ['b'] },
        ...{ receivedAt: new Date().toISOString(), parentDeadline },
      }),
    },
  );
  const press = (name: string | RegExp, role: 'button' | 'checkbox' | 'radio' = 'button') =>
    screen.findByRole(role, { name }).then((found) => userEvent.click(found));
  const sent = async () => {
    await press('Kirim disposisi');
    await waitFor(() => expect(giveDisposition).toHaveBeenCalledOnce());
    return giveDisposition.mock.lastCall?.[1];
  };
  return { press, sent, giveDisposition, onClose, shown };
}

it('takes three clicks once it is open: a suggested person, a usual instruction, send', async () => {
  const { press, sent } = open('SEGERA');
  await press('Satria');
  await press('Ketahui', 'checkbox');
  const day = latestDeadline('SEGERA');
  expect(screen.getByText(/^Tenggat naskah /)).toBeTruthy();
  expect(await sent()).toMatchObject({
    receivers: [{ userId: person('Satria').userId, role: 'penanggung-jawab' }],
    ...{ instructionIds: ['b'], deadline: day, deadlineReason: null },
  });
});

it('chooses an instruction by typing it, in sight or not, and takes other words as a note', async () => {
  const { sent, press } = open();
  await press('Satria');
  const other = screen.getByPlaceholderText('Ketik instruksi lain');
  await userEvent.type(other, 'pela{Enter}');
  await userEvent.type(other, 'Bahas Senin{Enter}');
  expect(await sent()).toMatchObject({ instructionIds: ['a'], note: 'Bahas Senin' });
});

it('says who receives it, who is responsible and by when, and before that what is missing', async () => {
  const { press } = open();
  const outcome = () => document.querySelector('.dispose-outcome')?.textContent ?? '';
  await screen.findByRole('button', { name: 'Satria' });
  expect(outcome()).toBe('Pilih penerima disposisi.');
  await press('Satria');
  expect(outcome()).toMatch(/instruksi/);
  await press('Ketahui', 'checkbox');
  expect(outcome()).toMatch(/^Hanya Satria \(penanggung jawab\) yang menerima\. Selesai paling lambat /);
  await press('Novita');
  await press('Penanggung jawab: Novita', 'radio');
  expect(outcome()).toMatch(/^Hanya Novita \(penanggung jawab\) dan Satria yang menerima/);
  await press('Suci');
  await press('Hapus Novita');
  expect(outcome()).toMatch(/^Hanya Satria \(penanggung jawab\) dan Suci/);
});

it('an ordinary letter goes without a deadline where that is chosen, an urgent one asks for it', {
  tags: ['full'],
}, async () => {
  const { press, sent } = open();
  await press('Satria');
  await press('Pelajari', 'checkbox');
  expect(screen.getByText('Menurut instruksi')).toBeTruthy();
  await press('Tanpa tenggat');
  expect(await sent()).toMatchObject({ deadline: null });
  document.body.replaceChildren();
  open('SEGERA');
  await screen.findAllByText(/^Tenggat naskah /);
  expect(screen.queryByRole('button', { name: 'Tanpa tenggat' })).toBeNull();
});

it('a deadline later than the superior’s is sent with its reason', async () => {
  const { press, sent, giveDisposition } = open('BIASA', dayInWib());
  await press('Satria');
  await press('Ketahui', 'checkbox');
  expect(screen.getByText(/^Tenggat disposisi /)).toBeTruthy();
  const field = screen.getByRole('spinbutton', { name: 'Hari' });
  const tomorrow = plusDays(dayInWib(), 1);
  await userEvent.click(field);
  await userEvent.keyboard(tomorrow.split('-').toReversed().join(''));
  const reason = await screen.findByLabelText('Alasan tenggat lebih lambat');
  await press('Kirim disposisi');
  expect(giveDisposition).not.toHaveBeenCalled();
  await userEvent.type(reason, 'Menunggu data');
  expect(await sent()).toMatchObject({ deadline: tomorrow, deadlineReason: 'Menunggu data' });
});

it('what is filled in stays when it is closed with Escape and opened again', async () => {
  const { press, onClose, shown } = open();
  await press('Satria');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalled();
  shown.unmount();
  open();
  expect(await screen.findByRole('button', { name: 'Hapus Satria' })).toBeTruthy();
});
