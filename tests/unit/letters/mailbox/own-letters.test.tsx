// @vitest-environment happy-dom
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LetterListItem } from '../../../../domain/letters/letter-rows.ts';
import DraftPage from '../../../../src/letters/drafting/draft-page.tsx';
import OutboxPage from '../../../../src/letters/outbox/outbox-page.tsx';
import { receiversOf } from '../../../../src/letters/outbox/outbox-row.tsx';
import { whereWords } from '../../../../src/letters/where/where.ts';
import { useDraftHref } from '../../../../src/shell/index.ts';
import { openPage } from './desk.tsx';
import { entry, inboxItem, letter, reviewer } from './letters.ts';

const own = (id: string, more: Partial<LetterListItem> = {}): LetterListItem => ({
  ...inboxItem(id),
  letterId: id,
  commentCount: null,
  state: 'draft',
  receiverNames: [],
  senderName: null,
  holderName: null,
  holderSince: null,
  drafterName: 'Puspita Manalu',
  updatedAt: '2026-11-20T02:42:00.000Z',
  sentAt: null,
  ...more,
});
const page = (items: LetterListItem[]) => ({ items, totalCount: items.length, totalIsEstimated: false });

describe('a letter on its way', () => {
  it('says with whom it is and since when, and its number once it has one', () => {
    const now = new Date('2026-11-21T03:00:00.000Z');
    const waiting = own('a', { holderName: 'Uli', holderSince: '2026-11-18T03:00:00.000Z' });
    expect(whereWords(waiting, now)).toBe('Pada Uli, sejak 3 hari');
    expect(whereWords(own('a', { number: 'B-1' }), now)).toBe('B-1');
  });

  it('names the first receiver and how many more', () => {
    expect(receiversOf({ receiverNames: ['Uli', 'Hesti', 'Budi'] })).toBe('Uli dan 2 lagi');
    expect(receiversOf({ receiverNames: [] })).toBe('Belum ada penerima');
  });

  it('shows who is next beside the letter, and names the window after it', async () => {
    openPage(<OutboxPage />, '/naskah-dinas/outbox/a', {
      listOutbox: async () => page([own('a', { state: 'review', subject: 'Uji beban' })]),
      getLetter: async () => letter({ reviewers: [reviewer('Uli', 1), reviewer('Hesti', 2)] }),
      timeline: async () => [entry('submitted', '2026-11-20T02:42:00.000Z')],
    });
    const chain = await screen.findByRole('list', { name: 'Rantai paraf' });
    expect(chain.textContent).toMatch(/Sekarang: Uli.*Berikutnya: Hesti.*Berikutnya: Aditya/);
    expect(document.title).toBe('Uji beban · Naskah');
  });

  it.each([
    ['signing', { sign: true }, 'Tanda tangani'],
    ['signing', { sign: false, settleSeal: true }, 'Buka tugas'],
    ['review', { review: true }, 'Beri paraf'],
    ['signing', { sign: false }, null],
    ['review', { review: false }, null],
  ] as const)('leads its writer to their own task, if they have one: %s %j', async (state, can, words) => {
    openPage(<OutboxPage />, '/naskah-dinas/outbox/a', {
      listOutbox: async () => page([own('a', { state })]),
      getLetter: async () => letter({ id: 'a', state, can: { ...letter().can, ...can } }),
      timeline: async () => [],
    });
    await screen.findAllByText('Rantai paraf');
    const links = screen
      .getAllByRole('link')
      .filter((link) => link.getAttribute('href')?.includes('/tugas/'));
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
      words ? [[words, '/naskah-dinas/tugas/a']] : [],
    );
  });
});

describe('a letter that was sent', () => {
  it('can be duplicated and labelled from the outbox, where its labels are seen', {
    tags: ['full'],
  }, async () => {
    const duplicateLetter = vi.fn(async () => ({
      letter: letter({ id: 'copy' }),
      leftOut: [],
      filesLeftOut: 0,
    }));
    const labelLetter = vi.fn(async () => []);
    const labels = [{ id: 'l1', name: 'Diikuti', color: 'biru', scope: 'pribadi' as const }];
    openPage(<OutboxPage />, '/naskah-dinas/outbox/a', {
      listOutbox: async () => page([own('a', { state: 'sent', labels })]),
      getLetter: async () => letter({ state: 'sent', can: { ...letter().can, duplicate: true } }),
      timeline: async () => [entry('signed', '2026-11-20T02:42:00.000Z')],
      readers: async () => [],
      thread: async () => [],
      inboxLabels: async () => labels,
      ...{ duplicateLetter, labelLetter },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Beri label' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Diikuti/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(labelLetter).toHaveBeenCalledExactlyOnceWith('a', []));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Gandakan' }));
    await waitFor(() =>
      expect(screen.getByTestId('where').textContent).toBe('/naskah-dinas/draft/copy/edit'),
    );
  });
});

it('where there is little room a registered letter is downloaded by its button, and cancelled from the menu', async () => {
  openPage(<OutboxPage />, '/naskah-dinas/outbox/a', {
    listOutbox: async () => page([own('a', { state: 'sent' })]),
    getLetter: async () =>
      letter({ state: 'sent', from: 'external', can: { ...letter().can, cancel: true, duplicate: true } }),
    timeline: async () => [],
    readers: async () => [],
    thread: async () => [],
  });
  const narrow = (name: string) =>
    screen.getByRole('button', { name }).closest('.mailbox-tool-wide') === null;
  await screen.findByRole('button', { name: 'Batalkan' });
  expect(['Unduh PDF', 'Gandakan', 'Batalkan'].map(narrow)).toEqual([true, false, false]);
  await userEvent.click(screen.getByRole('button', { name: 'Tindakan lain' }));
  const words = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(words).toEqual(['Gandakan', 'Beri label', 'Batalkan']);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Batalkan' }));
  expect(await screen.findByRole('dialog', { name: /^Batalkan pendaftaran/ })).toBeTruthy();
});

function Address() {
  return <output>{useDraftHref()('a')}</output>;
}

it.each([
  ['User Main Role', '/naskah-dinas/draft/a/edit'],
  ['Secretary', '/naskah-dinas/a/edit'],
])('a draft goes on where the entry may open it: %s', async (type, href) => {
  const { client, container } = openPage(<Address />, '/', {});
  const viewer = {
    type,
    isAdditional: false,
    isUnitKearsipan: false,
    privilegedList: ['/naskah-dinas/draft'],
  };
  act(() => void client.setQueryData(['signed'], { viewer }));
  await waitFor(() => expect(container.querySelector('output')?.textContent).toBe(href));
});

describe('drafts', () => {
  it('go on where they were left, are thrown away at once, and can be taken back', async () => {
    let isGone = false;
    const deleteLetter = vi.fn(async (id: string) => {
      isGone = true;
      return { id };
    });
    openPage(<DraftPage />, '/naskah-dinas/draft', {
      listDraft: async () => page(isGone ? [] : [own('a', { subject: '' })]),
      deleteLetter,
    });
    const row = await screen.findByRole('link', { name: /Tanpa hal/ });
    expect(row.getAttribute('href')).toBe('/naskah-dinas/draft/a/edit');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus draft Tanpa hal' }));
    await waitFor(() => expect(deleteLetter).toHaveBeenCalledExactlyOnceWith('a'));
    await waitFor(() => expect(screen.getByTestId('toasts').children).toHaveLength(1));
    expect(await screen.findByRole('link', { name: 'Buat naskah' })).toBeTruthy();
  });
});
