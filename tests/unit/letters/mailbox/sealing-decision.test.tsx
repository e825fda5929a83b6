// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SealingDecision } from '../../../../src/letters/tasks/sealing-decision.tsx';
import { openPage } from './desk.tsx';
import { letter } from './letters.ts';

const sealing = {
  since: '2026-11-28T03:00:00Z',
  number: 'B-004/ND/NTR.DIROPS/SK.01.03/XI/2026',
  reason: 'Penyedia segel tidak dapat dihubungi.',
  nextAt: '2026-11-28T03:01:00Z',
};
const { can } = letter({});
const waiting = letter({ state: 'signing', sealing, can: { ...can, sign: false, settleSeal: true } });
const show = (verbs: object, over: Partial<Parameters<typeof SealingDecision>[0]> = {}) => {
  const onSettled = vi.fn();
  const props = { letter: waiting, sealing, onSettled, onRefused: vi.fn(), ...over };
  openPage(<SealingDecision {...props} />, '/', verbs);
  return onSettled;
};

it('says why the letter waits and with which number, and asks at once where the signer wants it', async () => {
  const settleSeal = vi.fn().mockResolvedValue({ ...waiting, sealing: undefined });
  const onSettled = show({ settleSeal });
  const said = await screen.findByRole('status');
  expect(said.textContent).toContain(sealing.number);
  expect(said.textContent).toContain(sealing.reason);
  fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  expect(settleSeal).toHaveBeenCalledWith(waiting.id, 'seal');
});

it('takes the signature back only once that is confirmed', async () => {
  const settleSeal = vi.fn().mockResolvedValue(waiting);
  const onSettled = show({ settleSeal });
  fireEvent.click(await screen.findByRole('button', { name: 'Tarik kembali' }));
  await screen.findByText('Tarik tanda tangan Anda?');
  expect(settleSeal).not.toHaveBeenCalled();
  const [, confirm] = screen.getAllByRole('button', { name: 'Tarik kembali', hidden: true });
  fireEvent.click(confirm as HTMLElement);
  await waitFor(() => expect(onSettled).toHaveBeenCalled());
  expect(settleSeal).toHaveBeenCalledWith(waiting.id, 'seal/withdraw');
});

it('offers nothing to who may only read it', async () => {
  show({}, { letter: letter({ ...waiting, can }) });
  await screen.findByRole('status');
  expect(screen.queryByRole('button')).toBeNull();
});
