// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type {
  InboxItem,
  InboxOutcome,
  InboxVerb,
  LetterLabel,
  ThreadLetter,
} from '../../../../domain/letters/letter-rows.ts';
import InboxPage from '../../../../src/letters/inbox/inbox-page.tsx';
import { openPage } from './desk.tsx';
import { entry, inboxItem, letter } from './letters.ts';

const base = '/naskah-dinas/inbox';

const penting: LetterLabel = { id: 'penting', name: 'Penting', color: 'merah', scope: 'pribadi' };

/** A server's inbox in memory. */
function desk(items: InboxItem[]) {
  const change = (id: string, to: Partial<InboxItem>) => {
    items = items.map((item) => (item.id === id ? { ...item, ...to } : item));
    return items.find((item) => item.id === id) as InboxItem;
  };
  return {
    listInbox: vi.fn(async ({ isOpen, filter }: { isOpen?: boolean; filter?: Record<string, unknown> }) => {
      const found = items.filter(
        (item) =>
          (isOpen === undefined || item.isOpen === isOpen) &&
          (filter?.isRead === undefined || String(item.isRead) === filter.isRead),
      );
      return { items: found, totalCount: found.length, totalIsEstimated: false };
    }),
    inboxCounts: vi.fn(async () => ({
      open: items.filter((item) => item.isOpen).length,
      closed: items.filter((item) => !item.isOpen).length,
      atLeast: false,
    })),
    thread: vi.fn(async (): Promise<ThreadLetter[]> => []),
    inboxLabels: vi.fn(async (): Promise<LetterLabel[]> => [penting]),
    labelLetter: vi.fn(async (letterId: string, ids: string[]) => {
      const labels = ids.map((id) => ({ ...penting, id }));
      items = items.map((item) => (item.letterId === letterId ? { ...item, labels } : item));
      return labels;
    }),
    unreadInbox: vi.fn(async (id: string) => change(id, { isRead: false })),
    bulkInbox: vi.fn(
      async ({ ids, verb }: { ids: string[]; verb: InboxVerb }): Promise<InboxOutcome[]> =>
        ids.map((id) => {
          if (verb === 'close' || verb === 'reopen') change(id, { isOpen: verb === 'reopen' });
          if (verb === 'read' || verb === 'unread') change(id, { isRead: verb === 'read' });
          return { id, ok: true, statusCode: 200, message: 'Tersimpan' };
        }),
    ),
    getLetter: vi.fn(async (id: string) => letter({ id, state: 'sent', number: 'B-1' })),
    timeline: vi.fn(async () => [
      entry('created', '2026-11-18T01:00:00.000Z'),
      entry('signed', '2026-11-18T03:00:00.000Z', {
        personName: 'Dewi',
        onBehalfOf: 'Aditya',
        byDelegation: true,
      }),
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

  it('asks for a letter while its row is pressed, unless its openings are logged: a press may end elsewhere', async () => {
    const verbs = desk([inboxItem('a', { securityRank: 2 }), inboxItem('b', { securityRank: 1 })]);
    openPage(<InboxPage />, base, verbs);
    for (const id of ['a', 'b']) {
      await userEvent.pointer({ keys: '[MouseLeft>]', target: await row(id) });
      await userEvent.pointer({ keys: '[/MouseLeft]', target: document.body });
    }
    await waitFor(() => expect(verbs.timeline).toHaveBeenCalledTimes(1));
    expect(verbs.getLetter.mock.calls.map(([id]) => id)).toEqual(['letter-b']);
    expect(verbs.readInbox).not.toHaveBeenCalled();
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

  it('comes back to the letter that stayed open because of its dispositions', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b')]);
    verbs.closeInbox.mockRejectedValue(new HttpError('Masih ada', 409, { data: { openDispositions: 1 } }));
    openPage(<InboxPage />, `${base}/letter-a?status=open`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Selesaikan' }));
    await screen.findByRole('dialog', { name: /beserta disposisinya/ });
    expect(screen.getByTestId('where').textContent).toBe(`${base}/letter-a?status=open`);
  });

  it('asks before closing what is known to have dispositions, with no call that is refused', async () => {
    const verbs = desk([inboxItem('a')]);
    verbs.getLetter.mockImplementation(async (id: string) =>
      letter({ id, state: 'sent', number: 'B-1', hasDispositions: true }),
    );
    verbs.bulkInbox.mockImplementation(async ({ ids }) =>
      ids.map((id) => ({ id, ok: false, statusCode: 409, message: 'Masih ada', openDispositions: 2 })),
    );
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Selesaikan' }));
    expect(await screen.findByText(/2 disposisi yang belum ditutup/)).toBeTruthy();
    expect(verbs.closeInbox).not.toHaveBeenCalled();
  });

  it('says no figure on its tabs while a search narrows the list', async () => {
    const tab = () =>
      within(screen.getByRole('navigation', { name: 'Saring menurut status' })).getByRole('link', {
        name: /^Open/,
      }).textContent;
    const { unmount } = openPage(<InboxPage />, base, desk([inboxItem('a')]));
    await waitFor(() => expect(tab()).toMatch(/1/));
    unmount();
    openPage(<InboxPage />, `${base}?q=rapat`, desk([inboxItem('a')]));
    await row('a');
    expect(tab()).toBe('Open');
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

  it('chooses by x and with shift as far as a row, closes all by e, and one Urungkan opens them again', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b'), inboxItem('c'), inboxItem('d')]);
    openPage(<InboxPage />, base, verbs);
    await row('a');
    await userEvent.keyboard('jxjj{Shift>}X{/Shift}');
    expect(await screen.findByText('3 dipilih')).toBeTruthy();
    await userEvent.keyboard('e');
    await waitFor(() =>
      expect(verbs.bulkInbox).toHaveBeenCalledExactlyOnceWith({ ids: ['a', 'b', 'c'], verb: 'close' }),
    );
    expect(screen.queryByText('3 dipilih')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() =>
      expect(verbs.bulkInbox).toHaveBeenLastCalledWith({ ids: ['a', 'b', 'c'], verb: 'reopen' }),
    );
  });

  it('ticks by a tap on the row once choosing has begun, until it is ended', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b')]);
    openPage(<InboxPage />, base, verbs);
    await row('a');
    const begin = screen.getByRole('button', { name: 'Pilih beberapa' });
    await userEvent.click(begin);
    expect(begin.getAttribute('aria-pressed')).toBe('true');
    const bar = await screen.findByRole('toolbar', { name: 'Naskah terpilih' });
    expect(within(bar).getByText('0 dipilih')).toBeTruthy();
    await userEvent.click(await row('a'));
    await userEvent.click(await row('b'));
    expect(within(bar).getByText('2 dipilih')).toBeTruthy();
    await userEvent.click(await row('a'));
    expect(within(bar).getByText('1 dipilih')).toBeTruthy();
    expect(screen.getByTestId('where').textContent).toBe(base);
    expect(verbs.readInbox).not.toHaveBeenCalled();

    await userEvent.click(within(bar).getByRole('button', { name: 'Batal' }));
    expect(screen.queryByRole('toolbar', { name: 'Naskah terpilih' })).toBeNull();
    expect(begin.getAttribute('aria-pressed')).toBe('false');
    await userEvent.click(await row('a'));
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`${base}/letter-a`));
  });

  it('opens by Enter also while choosing', async () => {
    openPage(<InboxPage />, base, desk([inboxItem('a')]));
    (await row('a')).focus();
    await userEvent.click(screen.getByRole('button', { name: 'Pilih beberapa' }));
    (await row('a')).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByTestId('where').textContent).toBe(`${base}/letter-a`));
  });

  it('says which of several were refused, and undoes only the others', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b', { isRead: true })]);
    verbs.bulkInbox.mockResolvedValueOnce([
      { id: 'a', ok: true, statusCode: 200, message: 'Tersimpan' },
      { id: 'b', ok: false, statusCode: 409, message: 'Naskah ini sudah diselesaikan.' },
    ]);
    openPage(<InboxPage />, base, verbs);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Naskah a' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Semua yang tampil (2)' }));
    await userEvent.click(screen.getByRole('button', { name: 'Selesaikan' }));
    expect(await screen.findByText(/1 naskah tidak berubah. Naskah ini sudah diselesaikan./)).toBeTruthy();
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(verbs.bulkInbox).toHaveBeenLastCalledWith({ ids: ['a'], verb: 'reopen' }));
  });

  it('files the chosen letters into one unit, says which were not and why, and takes the others out again', async () => {
    const mayFile = { can: { handle: true, forward: true, file: true } };
    const berkas = {
      ...{ id: 'unit-1', code: 'HM.01/2026', label: 'Undangan rapat', year: 2026 },
      ...{ classificationId: 'hm', classificationLabel: 'HM.01', itemCount: 0 },
    };
    const fileInbox = vi.fn(async (id: string, _to: string | null): Promise<string | null> => {
      if (id === 'b') throw new HttpError('Unit Anda bukan penerima naskah ini.', 409);
      return null;
    });
    openPage(<InboxPage />, base, {
      ...desk([inboxItem('a', mayFile), inboxItem('b', mayFile), inboxItem('c', mayFile)]),
      ...{ fileInbox, filingTargets: async () => [berkas] },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Naskah a' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Semua yang tampil (3)' }));
    const bar = await screen.findByRole('toolbar', { name: 'Naskah terpilih' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Berkaskan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Berkaskan 3 naskah' });
    await userEvent.click(within(dialog).getByRole('combobox'));
    await userEvent.click(await screen.findByRole('option', { name: /HM.01/ }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Berkaskan' }));
    const told = await screen.findByRole('dialog', { name: '1 naskah tidak diberkaskan' });
    expect(within(told).getByRole('listitem').textContent).toBe(
      'Naskah bUnit Anda bukan penerima naskah ini.',
    );
    await userEvent.click(within(told).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('toolbar', { name: 'Naskah terpilih' })).toBeNull());
    expect(fileInbox.mock.calls).toEqual(['a', 'b', 'c'].map((id) => [id, 'unit-1']));
    expect(screen.getByText(/2 naskah diberkaskan/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));
    await waitFor(() =>
      expect(fileInbox.mock.calls.slice(3)).toEqual([
        ['a', null],
        ['c', null],
      ]),
    );
  });

  it('asks once for the reason where dispositions are open, of one letter and of several, and then forces', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b')]);
    const message = 'Masih ada 2 disposisi atas naskah ini yang belum ditutup.';
    verbs.closeInbox.mockRejectedValueOnce(new HttpError(message, 409, { data: { openDispositions: 2 } }));
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Selesaikan' }));
    const dialog = await screen.findByRole('dialog', { name: 'Selesaikan naskah ini beserta disposisinya?' });
    expect(dialog.textContent).toContain('2 disposisi yang belum ditutup');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Selesaikan' }));
    expect(await screen.findByText('Tuliskan alasannya.')).toBeTruthy();
    await userEvent.type(within(dialog).getByRole('textbox'), 'Tidak relevan lagi.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Selesaikan' }));
    const forced = { verb: 'close', force: true, reason: 'Tidak relevan lagi.' };
    await waitFor(() => expect(verbs.bulkInbox).toHaveBeenCalledExactlyOnceWith({ ids: ['a'], ...forced }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    verbs.bulkInbox.mockResolvedValueOnce([
      { id: 'b', ok: false, statusCode: 409, message, openDispositions: 2 },
    ]);
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Pilih Naskah b' }));
    const bar = await screen.findByRole('toolbar', { name: 'Naskah terpilih' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Selesaikan' }));
    const again = await screen.findByRole('dialog');
    await userEvent.type(within(again).getByRole('textbox'), 'Cukup.');
    await userEvent.click(within(again).getByRole('button', { name: 'Selesaikan' }));
    await waitFor(() =>
      expect(verbs.bulkInbox).toHaveBeenLastCalledWith({ ids: ['b'], ...forced, reason: 'Cukup.' }),
    );
  });

  it('labels the row in hand by l, and shows the label on it', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b')]);
    openPage(<InboxPage />, base, verbs);
    await row('a');
    await userEvent.keyboard('jjl');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Penting/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(verbs.labelLetter).toHaveBeenCalledExactlyOnceWith('letter-b', ['penting']));
    expect((await row('b')).textContent).toContain('Penting');
  });

  it('keeps filters in the address and lets each be taken off', async () => {
    const verbs = desk([inboxItem('a'), inboxItem('b', { isRead: true })]);
    openPage(<InboxPage />, `${base}?baca=false`, verbs);
    await row('a');
    expect(screen.queryByRole('link', { name: /Naskah b/ })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: /Belum dibaca/ }));
    await row('b');
    expect(screen.getByTestId('where').textContent).toBe(base);
  });

  it('marks the open letter as unread and goes back to the list without reading it again', async () => {
    const verbs = desk([inboxItem('a', { isRead: true })]);
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tandai belum dibaca' }));
    await waitFor(() => expect(verbs.unreadInbox).toHaveBeenCalledExactlyOnceWith('a'));
    expect(screen.getByTestId('where').textContent).toBe(base);
    expect((await row('a')).textContent).toContain('Belum dibaca');
    expect(verbs.readInbox).not.toHaveBeenCalled();
  });

  it('shows the chain of a letter with the one that is open marked', async () => {
    const verbs = desk([inboxItem('a')]);
    const chained = (id: string, isCurrent: boolean): ThreadLetter => ({
      ...{ id, subject: `Rantai ${id}`, number: null, state: 'sent', at: '2026-11-20T02:42:00.000Z' },
      ...{ senderName: 'Kartika', securityRank: 1, place: 'inbox', isCurrent },
    });
    verbs.thread.mockResolvedValue([chained('letter-0', false), chained('letter-a', true)]);
    openPage(<InboxPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByText('Rangkaian naskah'));
    expect(screen.getByRole('link', { name: /Rantai letter-0/ }).getAttribute('href')).toBe(
      `${base}/letter-0`,
    );
    expect(screen.queryByRole('link', { name: /Rantai letter-a/ })).toBeNull();
  });

  it('says so when a letter is not there or not for the reader', async () => {
    const verbs = desk([]);
    verbs.getLetter.mockRejectedValue(new HttpError('Tidak ditemukan', 404, {}));
    openPage(<InboxPage />, `${base}/elsewhere`, verbs);
    expect(await screen.findByText('Naskah ini tidak ada, atau bukan untuk Anda.')).toBeTruthy();
  });
});
