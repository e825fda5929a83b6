// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpError, useStore } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import TaskPage from '../../../../src/letters/tasks/task-page.tsx';
import { openPage } from './desk.tsx';
import { letter, person, task } from './letters.ts';
import { base, can, desk, forReview } from './task-desk.ts';

const forSigning = letter({ state: 'signing', sender: person('Uli'), can: { ...can, sign: true } });
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

it('a kind whose tasks cannot be chosen has no column for it, and its tab is in sight on a phone', async () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView');
  openPage(<TaskPage />, `${base}/revision`, desk(forReview, [task('a', { kind: 'revision' })]));
  const row = await screen.findByRole('link', { name: /Naskah a/ });
  expect(row.previousElementSibling).toBeNull();
  expect(brought.mock.contexts).toContain(screen.getByRole('link', { name: /^Revisi/ }));
  brought.mockRestore();
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
  it('waits for the sheet that is signed, and then goes on without a further click', async () => {
    const verbs = desk(forSigning);
    const drawn = Promise.withResolvers<null>();
    verbs.letterPages.mockReturnValue(drawn.promise);
    openPage(<TaskPage />, `${base}/sign/letter-a`, verbs);
    await userEvent.click(await screen.findByRole('button', { name: 'Tanda tangani' }));
    expect(await screen.findByText(/^Menunggu lembar naskah tampil/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    drawn.resolve(null);
    expect(await screen.findByLabelText('Kata sandi Anda')).toBeTruthy();
  });

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
    expect((await screen.findByLabelText(/^Nomor/)).textContent).toBe('B-015/ND');
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
    expect(within(dialog).getByLabelText(/^Nomor/).textContent).toBe('B-015/ND');
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
