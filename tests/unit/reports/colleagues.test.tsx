// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { refusal } from '../../../dataProvider/failure.ts';
import type { ReportSubscription } from '../../../domain/calls/reports.ts';
import Subscriptions from '../../../src/reports/subscriptions.tsx';
import { openPage } from '../letters/mailbox/desk.tsx';

const nadia = { id: 'u-Nadia', personName: 'Nadia Gunadi', positionName: 'Kepala Divisi' };
const existing = {
  ...{ id: 's', report: 'disposisi', frequency: 'weekly', format: 'pdf', filters: {}, roleName: 'Staf' },
  ...{ receiverName: null, askedByName: null, createdAt: '2026-11-18T03:00:00Z' },
} as unknown as ReportSubscription;
const refused = { colleagueIds: ['Nadia Gunadi tidak dapat membuka laporan ini.'] };

test('a report for colleagues says what is wrong at their field, and keeps whom one chose until it is asked for', async () => {
  const call = vi
    .fn()
    .mockRejectedValueOnce(refusal(422, { errors: refused }))
    .mockResolvedValue({ items: [] });
  openPage(<Subscriptions report={existing.report} filters={{}} onClose={() => undefined} />, '/', {
    ...{ call: call as never, searchUsers: vi.fn(async () => [nadia]) as never },
    reportSubscriptions: vi.fn(async () => [existing]) as never,
    cancelReportSubscription: vi.fn(async () => undefined) as never,
  });
  const ask = screen.getByRole('button', { name: 'Kirim berkala' });
  await userEvent.click(screen.getByRole('combobox', { name: /^Kepada/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Rekan' }));
  const field = () => screen.getByRole('combobox', { name: 'Rekan' });
  await userEvent.click(ask);
  expect(await screen.findByText('Pilih paling sedikit satu rekan.')).toBeTruthy();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await userEvent.type(field(), 'nadia');
  await userEvent.click(await screen.findByRole('option', { name: /Nadia Gunadi/ }));
  expect(screen.queryByText('Pilih paling sedikit satu rekan.')).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: /^Hentikan/ }));
  await within(screen.getByTestId('toasts')).findByText(/hentikan/);
  expect(screen.getByRole('button', { name: 'Keluarkan Nadia Gunadi' })).toBeTruthy();

  await userEvent.click(ask);
  expect(await screen.findByText(refused.colleagueIds[0] as string)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Keluarkan Nadia Gunadi' })).toBeTruthy();
  await userEvent.click(ask);
  expect(call).toHaveBeenLastCalledWith('POST', '/report/api/Subscription/colleagues', {
    body: expect.objectContaining({ colleagueIds: ['u-Nadia'] }),
  });
  await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Keluarkan Nadia Gunadi' })).toBeNull());
});
