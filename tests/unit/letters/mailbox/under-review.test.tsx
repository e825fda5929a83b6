// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { LetterComments } from '../../../../domain/letters/letter-comment.ts';
import type { LetterComparison, LetterVersion } from '../../../../domain/letters/letter-version.ts';
import TaskPage from '../../../../src/letters/tasks/task-page.tsx';
import { openPage } from './desk.tsx';
import { entry, letter, reviewer } from './letters.ts';
import { base, can, desk, forReview } from './task-desk.ts';

const comments: LetterComments = {
  ...{ items: [], totalCount: 0, standingCount: 0, unreadCount: 0, people: [] },
};

describe('a letter that changed after a paraf', () => {
  const at = (date: number) => `2026-11-${date}T03:00:00.000Z`;
  const block = (kind: 'same' | 'added' | 'removed', text: string) => ({
    ...{ kind, tag: 'p', words: [{ kind, text }] },
  });
  const changed = (given = reviewer('Uli', 1, { id: 'given', status: 'approved', decidedAt: at(18) })) => ({
    ...desk(
      letter({
        ...forReview,
        content: '<p>Derek 24 unit.</p><p>Petugas 86 orang.</p>',
        reviewers: [given, ...forReview.reviewers],
        can: { ...can, review: true, seeMaking: true, comment: true },
      }),
    ),
    timeline: vi.fn(async () => [
      entry('approved', at(18)),
      entry('edited', at(20), { personName: 'Kartika' }),
    ]),
    letterComments: vi.fn(async () => comments),
    letterVersions: vi.fn(
      async (): Promise<LetterVersion[]> => [
        {
          no: 2,
          at: at(18),
          reason: 'approved',
          isUndone: false,
          personName: 'Uli',
          positionName: '',
          subject: '',
        },
      ],
    ),
    compareVersions: vi.fn(
      async (): Promise<LetterComparison> => ({
        from: { no: 2, at: at(18), reason: 'approved', personName: 'Uli' },
        to: { no: null, at: at(20), reason: null, personName: null },
        fields: [{ field: 'subject', label: 'Perihal', before: 'Rencana', after: 'Rencana Operasi Natal' }],
        people: { added: [], removed: [] },
        files: { added: [], removed: [] },
        content: [
          {
            ...{ kind: 'changed', tag: 'p' },
            words: [
              { kind: 'same', text: 'Derek ' },
              { kind: 'removed', text: '18' },
              { kind: 'added', text: '24' },
              { kind: 'same', text: ' unit.' },
            ],
          },
          block('same', 'Petugas 86 orang.'),
          block('removed', 'Cuti diatur divisi.'),
        ],
        coverContent: [],
      }),
    ),
  });

  it('says how much since when and by whom, and marks it word by word; keys go from sign to sign', async () => {
    const verbs = changed();
    openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    const strip = await screen.findByRole('region', { name: 'Perubahan' });
    await waitFor(() =>
      expect(strip.textContent).toMatch(/3 perubahan sejak paraf Anda 18 November( 2026)?, oleh Kartika/),
    );
    expect(verbs.compareVersions).toHaveBeenCalledWith('letter-a', { from: 2 }, expect.anything());
    const sheet = screen.getByRole('article');
    expect(within(sheet).getByText('24').tagName).toBe('INS');
    expect(within(sheet).getByText('24').previousElementSibling?.outerHTML).toContain('>18</del>');
    expect(within(sheet).getByText('Cuti diatur divisi.').tagName).toBe('DEL');
    expect(within(sheet).getByText('Rencana').tagName).toBe('DEL');
    const signs = within(screen.getByRole('group', { name: 'Tanda perubahan' })).getAllByRole('button');
    expect(signs.map(({ textContent }) => textContent)).toEqual(['±', '±', '−']);
    await userEvent.keyboard('n');
    expect(document.activeElement).toBe(signs[1]);
    expect(within(strip).getByRole('status').textContent).toBe('2 dari 3');
    // From the last one on to the first again.
    await userEvent.keyboard('nn');
    expect(within(strip).getByRole('status').textContent).toBe('1 dari 3');
    await userEvent.keyboard('N');
    expect(within(strip).getByRole('status').textContent).toBe('3 dari 3');
    await userEvent.keyboard('t');
    expect(sheet.querySelectorAll('ins, del')).toHaveLength(0);
    expect(strip.textContent).toContain('3 perubahan');
  });

  it('counts each change once where the paper of its kind does not bear the subject', async () => {
    const verbs = changed();
    const one = { ...(await verbs.getLetter('letter-a')), arrangement: 'penugasan' as const };
    openPage(<TaskPage />, `${base}/review/letter-a`, {
      ...verbs,
      getLetter: vi.fn(async () => ({ ...one, paper: { ...one.paper, arrangement: 'penugasan' as const } })),
    });
    const strip = await screen.findByRole('region', { name: 'Perubahan' });
    await waitFor(() => expect(strip.textContent).toContain('1 dari 2'));
    expect(strip.textContent).toContain('3 perubahan');
    expect(screen.getByText('Rencana').closest('article')).toBeNull();
  });

  it('offers another version where that text was not kept, and says nothing at a first paraf', async () => {
    const verbs = changed();
    const [version] = await verbs.letterVersions();
    const shown = openPage(<TaskPage />, `${base}/review/letter-a`, {
      ...verbs,
      letterVersions: vi.fn(async () => [{ ...(version as LetterVersion), at: at(17) }]),
    });
    expect(await screen.findByText(/^Teks saat paraf Anda tidak tersimpan/)).toBeTruthy();
    expect(verbs.compareVersions).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: /^Bandingkan dengan versi 17 November/ }));
    expect(await screen.findByText('24')).toBeTruthy();
    shown.unmount();
    openPage(
      <TaskPage />,
      `${base}/review/letter-a`,
      changed(reviewer('Sari', 1, { status: 'approved', decidedAt: at(18) })),
    );
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Perubahan' })).toBeNull();
  });

  it('gives the focus back to the button of an answer that was sent', async () => {
    const said = {
      ...{ id: 'k', text: 'Cukup?', parentId: null, mentions: [], anchor: null, proposal: null },
      ...{ outcome: null, isDeleted: false, isEdited: false, isMine: true, isUnread: false },
      ...{ createdAt: at(20), userId: 'u-Uli', personName: 'Uli', positionName: '', onBehalfOf: null },
      ...{ resolvedAt: null, resolvedBy: null },
    };
    const withOne = { ...comments, items: [said], totalCount: 1, standingCount: 1 };
    const answered = {
      ...withOne,
      items: [said, { ...said, id: 'j', parentId: 'k', text: 'Cukup.', createdAt: at(21) }],
    };
    openPage(<TaskPage />, `${base}/review/letter-a`, {
      ...changed(),
      letterComments: vi.fn(async () => withOne),
      addComment: vi.fn(async () => answered),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Balas' }));
    await userEvent.keyboard('Cukup.{Control>}{Enter}{/Control}');
    expect(await screen.findByText('Cukup.', { selector: 'p' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Balas'));
  });

  it('keeps the text that is read when another one is stored, and decides only after it was read', async () => {
    const verbs = changed();
    let version = 1;
    verbs.getLetter.mockImplementation(async (id: string) => ({
      ...(await desk(forReview).getLetter(id)),
      content: `<p>Isi ${version}.</p>`,
      version,
    }));
    const { client } = openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    expect(await screen.findByText('Isi 1.')).toBeTruthy();
    version = 2;
    await client.invalidateQueries({ queryKey: ['letters', 'one', 'letter-a'] });
    expect(await screen.findByText(/^Naskah baru saja diubah/)).toBeTruthy();
    expect(screen.getByText('Isi 1.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Beri paraf' })).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Muat ulang' }));
    expect(await screen.findByText('Isi 2.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Beri paraf' })).toHaveProperty('disabled', false);
  });
});

describe('a letter nobody has commented on', () => {
  it('says how a passage is commented on, to whom may', async () => {
    const may = letter({ ...forReview, can: { ...can, review: true, seeMaking: true, comment: true } });
    const verbs = { ...desk(may), letterComments: vi.fn(async () => comments) };
    openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    expect(await screen.findByText(/^Pilih teks pada naskah/)).toBeTruthy();
  });
});

describe('a paraf given beside', () => {
  it('changes no text, so the letter stays open to decide on, as stored now', async () => {
    const verbs = desk(forReview);
    const sari = reviewer('Sari', 1, { reviewGroup: 1 });
    let stored = { ...forReview, content: '<p>Isi.</p>', reviewers: [...forReview.reviewers, sari] };
    verbs.getLetter.mockImplementation(async (id: string) => ({ ...stored, id }));
    const { client } = openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    expect(await screen.findByText('Isi.')).toBeTruthy();
    const given = { ...sari, status: 'approved' as const, decidedAt: '2026-11-20T03:00:00.000Z' };
    stored = { ...stored, version: 2, reviewers: [...forReview.reviewers, given] };
    await client.invalidateQueries({ queryKey: ['letters', 'one', 'letter-a'] });
    await waitFor(() => expect(verbs.getLetter).toHaveBeenCalledTimes(2));
    const chain = screen.getByRole('list', { name: 'Rantai paraf' });
    await waitFor(() => expect(chain.textContent).toContain('Selesai: Sari'));
    expect(screen.queryByText(/^Naskah baru saja diubah/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Beri paraf' }));
    const decision = { decision: 'approve', note: null, version: 2 };
    await waitFor(() => expect(verbs.reviewLetter).toHaveBeenCalledWith('letter-a', decision));
  });
});
