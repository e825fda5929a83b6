// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'ra-core';
import { describe, expect, it, vi } from 'vitest';
import type { InboxItem } from '../../../resources/naskah-dinas/letter.ts';
import InboxPage from '../../../src/mailbox/inbox/inbox-page.tsx';
import { openPage } from './desk.tsx';
import { entry, inboxItem, letter } from './letters.ts';

const base = '/naskah-dinas/inbox';

/** A server's inbox in memory. */
function desk(items: InboxItem[]) {
  const change = (id: string, to: Partial<InboxItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...to } : item));
  };
  return {
    listInbox: vi.fn(async ({ isOpen }: { isOpen?: boolean }) => {
      const found = items.filter((item) => isOpen === undefined || item.isOpen === isOpen);
      return { items: found, totalCount: found.length, totalIsEstimated: false };
    }),
    getLetter: vi.fn(async (id: string) => letter({ id, state: 'sent', number: 'B-1' })),
    timeline: vi.fn(async () => [
      entry('created', '2026-11-18T01:00:00.000Z'),
      entry('signed', '2026-11-18T03:00:00.000Z', { personName: 'Dewi', onBehalfOf: 'Aditya' }),
    ]),
    readInbox: vi.fn(async (id: string) => change(id, { isRead: true })),
    closeInbox: vi.fn(async (id: string) => change(id, { isOpen: false })),
    reopenInbox: vi.fn(async (id: string) => change(id, { isOpen: true })),
  };
}
const row = (id: string) => screen.findByRole('link', { name: new RegExp(`Naskah ${id}`) });

describe('the inbox', () => {
  it('says Open, Closed and unread in words', async () => {
    openPage(<InboxPage />, base, desk([inboxItem('a'), inboxItem('b', { isOpen: false, isRead: true })]));
    expect((await row('a')).textContent).toMatch(/^OpenBelum dibaca/);
    expect((await row('b')).textContent).toMatch(/^ClosedDivisi/);
  });

  it('marks a letter as read when it is opened', async () => {
    const verbs = desk([inboxItem('a')]);
    openPage(<InboxPage />, base, verbs);
    await userEvent.click(await row('a'));
    await waitFor(() => expect(verbs.readInbox).toHaveBeenCalledExactlyOnceWith('a'));
    expect((await row('a')).textContent).not.toContain('Belum dibaca');
  });

  it('tells the receiver who signed for whom, not how the letter was drafted', async () => {
    openPage(<InboxPage />, `${base}/letter-a`, desk([inboxItem('a')]));
    const history = await screen.findByRole('list', { name: 'Riwayat naskah' });
    await within(history).findByText('atas nama Aditya');
    expect(within(history).queryByText('Dibuat')).toBeNull();
  });

  it('closes by e, and by Urungkan opens again', async () => {
    const verbs = desk([inboxItem('a')]);
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await screen.findByRole('button', { name: 'Selesaikan' });
    await userEvent.keyboard('e');
    await screen.findByRole('button', { name: 'Buka kembali' });
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(verbs.reopenInbox).toHaveBeenCalledWith('a'));
    await screen.findByRole('button', { name: 'Selesaikan' });
  });

  it('opens the next letter when one leaves the list of open ones', async () => {
    openPage(
      <InboxPage />,
      `${base}/letter-a?status=open`,
      desk([inboxItem('a'), inboxItem('b'), inboxItem('c')]),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Selesaikan' }));
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`${base}/letter-b?status=open`));
    expect(screen.queryByRole('link', { name: /Naskah a/ })).toBeNull();
  });

  it('puts the letter back and says why when the server refuses', async () => {
    const verbs = desk([inboxItem('a')]);
    verbs.closeInbox.mockRejectedValue(new HttpError('Naskah ini sudah diselesaikan.', 409, {}));
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Selesaikan' }));
    expect(await screen.findByText('Naskah ini sudah diselesaikan.')).toBeTruthy();
    expect((await row('a')).textContent).toMatch(/^Open/);
  });

  it('types into the search without moving or closing anything', async () => {
    const verbs = desk([inboxItem('a')]);
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await screen.findByRole('button', { name: 'Selesaikan' });
    await userEvent.click(screen.getByRole('button', { name: 'Cari di Kotak Masuk' }));
    await userEvent.type(screen.getByRole('searchbox'), 'eju');
    await waitFor(() => expect(screen.getByTestId('where').textContent).toContain('q=eju'));
    expect(verbs.closeInbox).not.toHaveBeenCalled();
  });

  it('says so when a letter is not there or not for the reader', async () => {
    const verbs = desk([]);
    verbs.getLetter.mockRejectedValue(new HttpError('Tidak ditemukan', 404, {}));
    openPage(<InboxPage />, `${base}/elsewhere`, verbs);
    expect(await screen.findByText('Naskah ini tidak ada, atau bukan untuk Anda.')).toBeTruthy();
  });
});
