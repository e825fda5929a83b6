// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, useStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import type { Letter } from '../../../../domain/letters/letter.ts';
import type { LetterComments } from '../../../../domain/letters/letter-comment.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import type { LetterComparison, LetterVersion } from '../../../../domain/letters/letter-version.ts';
import TaskPage from '../../../../src/letters/tasks/task-page.tsx';
import { openPage } from './desk.tsx';
import { entry, letter, person, reviewer, task } from './letters.ts';

const base = '/naskah-dinas/tugas';
const can = letter().can;
const forReview = letter({
  reviewers: [reviewer('Uli', 1)],
  can: { ...can, review: true },
  holder: {
    positionId: 'p-Uli',
    personName: 'Uli',
    positionName: 'Direktur',
    since: '2026-11-18T03:00:00.000Z',
  },
});
const forSigning = letter({ state: 'signing', sender: person('Uli'), can: { ...can, sign: true } });

function desk(shown: Letter, tasks: Task[] = [task('a'), task('b')]) {
  return {
    listTask: vi.fn(async () => ({ items: tasks, totalCount: tasks.length, totalIsEstimated: false })),
    getLetter: vi.fn(async (id: string) => ({ ...shown, id })),
    letterPages: vi.fn(async () => null),
    timeline: vi.fn(async () => [
      entry('returned', '2026-11-20T03:00:00.000Z', { note: 'Angka belum sama' }),
    ]),
    reviewLetter: vi.fn(async () => shown),
    undoReview: vi.fn(async () => shown),
    signLetter: vi.fn(async (id: string): Promise<Letter> => ({ ...shown, id, number: 'B-015/ND' })),
  };
}
const comments: LetterComments = {
  ...{ items: [], totalCount: 0, standingCount: 0, unreadCount: 0, people: [] },
};
const Menu = () => <p data-testid="menu">{String(useStore('naskah.sidebar.minimised', false)[0])}</p>;
const where = () => screen.getByTestId('where').textContent;

describe('the list', () => {
  it('has what is late above, and another order for whoever chose that once, by keys too', async () => {
    const verbs = desk(forReview, [task('a', { dueAt: '2026-01-05T03:00:00.000Z' })]);
    const shown = openPage(<TaskPage />, base, verbs);
    expect((await screen.findByText(/^Lewat/)).className).toContain('late');
    expect(verbs.listTask).toHaveBeenCalledWith(
      expect.objectContaining({ orderBy: 'dueAt', order: 'ASC', isMine: true }),
    );
    await userEvent.keyboard('o');
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Terlama' }));
    const oldest = expect.objectContaining({ orderBy: 'createdAt', order: 'ASC' });
    await waitFor(() => expect(verbs.listTask).toHaveBeenCalledWith(oldest));
    shown.unmount();
    verbs.listTask.mockClear();
    openPage(<TaskPage />, base, verbs);
    expect(await screen.findByRole('button', { name: 'Urutan: Terlama' })).toBeTruthy();
    await waitFor(() => expect(verbs.listTask).toHaveBeenCalledWith(oldest));
  });
});

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
      ...{
        id: 'k',
        text: 'Cukup?',
        parentId: null,
        mentions: [],
        anchor: null,
        proposal: null,
        outcome: null,
      },
      ...{
        isDeleted: false,
        isEdited: false,
        isMine: true,
        isUnread: false,
        createdAt: at(20),
        userId: 'u-Uli',
      },
      ...{ personName: 'Uli', positionName: '', onBehalfOf: null, resolvedAt: null, resolvedBy: null },
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

describe('a paraf', () => {
  it('is given, and the next task opens', async () => {
    const verbs = desk(forReview);
    openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Beri paraf' }));
    await waitFor(() => expect(where()).toBe(`${base}/review/letter-b`));
    expect(verbs.reviewLetter).toHaveBeenCalledWith('letter-a', {
      decision: 'approve',
      note: null,
      version: 1,
    });
  });

  it('leaves the menu folded for the next one', async () => {
    const page = (
      <>
        <TaskPage />
        <Menu />
      </>
    );
    openPage(page, `${base}/review/letter-a`, desk(forReview));
    await userEvent.click(await screen.findByRole('button', { name: 'Beri paraf' }));
    await waitFor(() => expect(where()).toBe(`${base}/review/letter-b`));
    await screen.findByRole('button', { name: 'Beri paraf' });
    expect(screen.getByTestId('menu').textContent).toBe('true');
    await userEvent.click(screen.getByRole('button', { name: 'Kembali ke daftar' }));
    await waitFor(() => expect(screen.getByTestId('menu').textContent).toBe('false'));
    await userEvent.click(await screen.findByRole('link', { name: /Naskah b/ }));
    await waitFor(() => expect(screen.getByTestId('menu').textContent).toBe('true'));
    window.dispatchEvent(new Event('pagehide'));
    await waitFor(() => expect(screen.getByTestId('menu').textContent).toBe('false'));
  });

  it('is taken back from where it is told, and the letter opens again with its note', async () => {
    const verbs = desk(forReview);
    openPage(<TaskPage />, `${base}/review/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tulis catatan' }));
    await userEvent.type(screen.getByRole('textbox', { name: /Catatan/ }), 'Sudah sesuai');
    await userEvent.click(screen.getByRole('button', { name: 'Beri paraf' }));
    await waitFor(() => expect(where()).toBe(`${base}/review/letter-b`));
    await userEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
    await waitFor(() => expect(where()).toBe(`${base}/review/letter-a`));
    expect(verbs.undoReview).toHaveBeenCalledWith('letter-a');
    expect(await screen.findByText(/^Dibatalkan, naskah kembali menunggu Anda/)).toBeTruthy();
    expect(await screen.findByDisplayValue('Sudah sesuai')).toBeTruthy();
    sessionStorage.clear();
  });

  it('is not refused without a note', async () => {
    const verbs = desk(forReview);
    openPage(<TaskPage />, `${base}/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    expect(await screen.findByText(/^Isi catatan/)).toBeTruthy();
    expect(verbs.reviewLetter).not.toHaveBeenCalled();
    await userEvent.type(screen.getByRole('textbox', { name: /Catatan/ }), ' Perbaiki angka ');
    await userEvent.click(screen.getByRole('button', { name: 'Kembalikan' }));
    await waitFor(() =>
      expect(verbs.reviewLetter).toHaveBeenCalledWith('letter-a', {
        decision: 'return',
        note: 'Perbaiki angka',
        version: 1,
      }),
    );
  });

  it('that somebody else gave first is told, and the letter is read again', async () => {
    const verbs = desk(forReview);
    verbs.reviewLetter.mockRejectedValue(new HttpError('Anda sudah memeriksa naskah ini.', 409, {}));
    openPage(<TaskPage />, `${base}/letter-a`, verbs);
    const button = await screen.findByRole('button', { name: 'Beri paraf' });
    verbs.getLetter.mockResolvedValue({ ...forReview, id: 'letter-a', state: 'signing', can });
    await userEvent.click(button);
    expect(await screen.findByText('Anda sudah memeriksa naskah ini.')).toBeTruthy();
    expect(await screen.findByText('Naskah ini tidak lagi menunggu Anda.')).toBeTruthy();
    expect(where()).toBe(`${base}/letter-a`);
  });
});

describe('a task of an official for whom one acts without the right to decide', () => {
  it('has no box to choose it by, and says whose decision it waits for', async () => {
    const shown = { ...forReview, can };
    openPage(<TaskPage />, base, desk(shown, [task('a', { mayDecide: false }), task('b')]));
    await screen.findByRole('checkbox', { name: 'Pilih Naskah b' });
    expect(screen.queryByRole('checkbox', { name: 'Pilih Naskah a' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: /Naskah a/ }));
    expect(await screen.findByText(/^Menunggu paraf Uli\. /)).toBeTruthy();
  });
});

describe('a signature', () => {
  it('asks for the password, says at the field that it is wrong, then shows the number', async () => {
    const verbs = desk(forSigning);
    verbs.signLetter.mockRejectedValueOnce(
      new HttpError('Kata sandi salah.', 422, { errors: { password: 'Kata sandi salah.' } }),
    );
    openPage(<TaskPage />, `${base}/sign/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tanda tangani' }));
    const field = await screen.findByLabelText('Kata sandi Anda');
    await userEvent.type(field, 'salah{Enter}');
    expect(await screen.findByText('Kata sandi salah.')).toBeTruthy();
    await userEvent.type(field, 'benar{Enter}');
    expect(await screen.findByText('B-015/ND')).toBeTruthy();
    expect(verbs.signLetter).toHaveBeenLastCalledWith('letter-a', { password: 'benar', version: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(where()).toBe(`${base}/sign/letter-b`));
  });
});

describe('what stands behind the number', () => {
  it('is the signed letter, and the next task opens from there', async () => {
    const verbs = desk(forSigning, [task('a'), task('b'), task('c')]);
    const signedLetter = letter({
      ...{ state: 'sent', id: 'letter-b', number: 'B-015/ND', sender: person('Uli') },
      signedAt: '2026-11-20T04:00:00.000Z',
    });
    verbs.signLetter.mockImplementation(async () => {
      verbs.getLetter.mockResolvedValue(signedLetter);
      return signedLetter;
    });
    openPage(<TaskPage />, `${base}/sign/letter-b`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tanda tangani' }));
    expect(await screen.findByText('terbit saat ditandatangani')).toBeTruthy();
    await userEvent.type(await screen.findByLabelText('Kata sandi Anda'), 'benar{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Naskah ditandatangani' });
    expect(within(dialog).getByText('B-015/ND')).toBeTruthy();
    expect(screen.queryByText('terbit saat ditandatangani')).toBeNull();
    const chain = screen.getByRole('list', { name: 'Rantai paraf', hidden: true });
    expect(chain.querySelector('[aria-current="step"]')).toBeNull();
    expect(verbs.timeline.mock.calls.length).toBeGreaterThan(1);
    expect(verbs.listTask).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Lanjutkan' }));
    await waitFor(() => expect(where()).toBe(`${base}/sign/letter-c`));
  });
});

describe('a returned letter', () => {
  it('shows who returned it and why, and leads to the editor', async () => {
    openPage(
      <TaskPage />,
      `${base}/revision/letter-a`,
      desk(letter({ state: 'revision', can: { ...can, edit: true } })),
    );
    expect(await screen.findByText(/^Dikembalikan oleh Satria/)).toBeTruthy();
    expect(screen.getByText('Angka belum sama')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Perbaiki naskah' }).getAttribute('href')).toBe(
      '/naskah-dinas/letter-a/edit',
    );
  });
});
