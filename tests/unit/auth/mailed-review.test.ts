// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { keptReturnPath } from '../../../authProvider/return-path.ts';
import { page } from '../../../authProvider/session.ts';
import type { MailedReview } from '../../../domain/calls/letters/mailed-review.ts';
import { openMailedReview } from '../../../src/sign-in/mailed-review.ts';

const address = '*/letter/api/MailedReview';
const review = (letterId: string): MailedReview => ({
  ...{ userId: 'u', personName: 'Bagus Wibowo', positionName: 'Kepala Divisi', letterId, subject: letterId },
  ...{ kindName: 'Nota Dinas', drafterName: 'Citra', drafterPositionName: 'Officer', signerName: null },
  ...{ paragraphs: ['Isi <b>naskah</b>.'], attachmentTitles: [], expiresAt: '2026-11-30T01:00:00Z' },
  ...{ taskKind: letterId === 'kontrak' ? 'legal' : 'review', needsSession: letterId === 'dua-langkah' },
});
const sent: unknown[] = [];
const server = setupServer(
  http.get(address, ({ request }) => {
    const token = new URL(request.url).searchParams.get('token') ?? '';
    return token === 'usang'
      ? HttpResponse.json(
          { statusCode: 422, message: '', errors: { token: ['Naskah sudah dikembalikan.'] } },
          { status: 422 },
        )
      : HttpResponse.json({ statusCode: 200, data: review(token) });
  }),
  http.get(`${address}/pages`, ({ request }) => {
    const token = new URL(request.url).searchParams.get('token');
    const drawnPage = { width: 596, height: 842, svg: '<g/>', words: [] };
    if (token === 'berhalaman')
      return HttpResponse.json({
        statusCode: 200,
        data: { drawn: { shared: '', pages: [drawnPage, drawnPage] } },
      });
    return token === 'tanpa-halaman'
      ? HttpResponse.json({ statusCode: 200, data: { drawn: null } })
      : HttpResponse.json({ statusCode: 503, message: 'Sibuk.' }, { status: 503 });
  }),
  http.post(address, async ({ request }) => {
    sent.push(await request.json());
    return HttpResponse.json({ statusCode: 200, data: { decision: 'return', at: '2026-11-29T03:14:00Z' } });
  }),
);

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  document.body.innerHTML = '<div class="gate"><main></main></div>';
});
afterEach(() => {
  sessionStorage.clear();
  sent.length = 0;
  history.replaceState(null, '', '/login');
});

const open = async (query: string): Promise<HTMLFormElement> => {
  document.body.innerHTML = '<div class="gate"><main></main></div>';
  history.replaceState(null, '', `/paraf?token=${query}`);
  await openMailedReview();
  return document.querySelector('form') as HTMLFormElement;
};
const field = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement;
const write = (input: HTMLInputElement, value: string) => {
  input.value = value;
  input.dispatchEvent(new Event('input', { bubbles: true }));
};
const said = (form: HTMLFormElement, selector: string) => form.querySelector(selector)?.textContent;

it('shows the text of the letter as text, and the note and password fields with names', async () => {
  const form = await open('a');
  expect([said(form, 'h1'), said(form, '.gate-text')]).toEqual(['a', 'Isi <b>naskah</b>.']);
  expect(said(form, 'label[for=paraf-password]')).toBe('Kata sandi Bagus Wibowo');
  expect(said(form, 'button[type=submit]')).toBe('Beri paraf');
});

it('shows the letter as it is printed, its text to screen readers, and to all where pages cannot be had', async () => {
  const shown = async (letterId: string) => {
    const region = (await open(letterId)).querySelector<HTMLElement>('.gate-letter');
    await vi.waitFor(() => expect(region?.querySelector('div.gate-page')).toBeNull());
    const buttons = [...(region?.querySelectorAll('button') ?? [])].map(({ textContent }) => textContent);
    const pages = region?.querySelectorAll('[aria-hidden=true] > img').length;
    return {
      as: region?.dataset.shows,
      pages,
      text: region?.querySelector('.gate-text')?.textContent,
      buttons,
    };
  };
  const text = 'Isi <b>naskah</b>.';
  expect(await shown('berhalaman')).toEqual({ as: 'pages', pages: 2, text, buttons: ['Tampilkan teks'] });
  expect(await shown('tanpa-halaman')).toEqual({ as: 'text', pages: 0, text, buttons: [] });
  expect(await shown('sibuk')).toEqual({ as: 'text', pages: 0, text, buttons: ['Tampilkan halaman'] });
});

it('draws its pages once, however often they are shown', async () => {
  const drawing = vi.spyOn(URL, 'createObjectURL');
  const region = (await open('berhalaman')).querySelector<HTMLElement>('.gate-letter');
  const pages = () => [...(region?.querySelectorAll('img.gate-page') ?? [])];
  await vi.waitFor(() => expect(pages()).toHaveLength(2));
  const first = pages();
  for (const shows of ['text', 'pages']) {
    region?.querySelector('button')?.click();
    await vi.waitFor(() => expect(region?.dataset.shows).toBe(shows));
  }
  await vi.waitFor(() => expect(pages()).toEqual(first));
  expect(drawing).toHaveBeenCalledTimes(2);
  drawing.mockRestore();
});

it('says before a password that only a session decides, and comes back from the sign-in to what was asked', async () => {
  const form = await open('dua-langkah&kembalikan');
  expect(said(form, '.gate-session')).toMatch(/^Kata sandi saja tidak cukup/);
  const opened = vi.spyOn(page, 'open').mockImplementation(() => {});
  form.requestSubmit();
  await vi.waitFor(() => expect(opened).toHaveBeenCalledExactlyOnceWith('/login'));
  expect(keptReturnPath()).toBe('/paraf?token=dua-langkah&kembalikan');
});

it('opens the letter on the page of its own task', async () => {
  const href = async (letterId: string) => (await open(letterId)).querySelector('a')?.getAttribute('href');
  expect(await href('a')).toBe('/naskah-dinas/tugas/review/a');
  expect(await href('kontrak')).toBe('/naskah-dinas/tugas/legal/kontrak');
});

it('keeps a note that was begun for its own letter alone', async () => {
  write(field(await open('a&kembalikan'), 'note'), 'Periksa lampiran.');
  expect(field(await open('b&kembalikan'), 'note').value).toBe('');
  expect(field(await open('a&kembalikan'), 'note').value).toBe('Periksa lampiran.');
});

it('returns with a note and the password, not without', async () => {
  const form = await open('a&kembalikan');
  form.requestSubmit();
  await vi.waitFor(() => expect(said(form, '#paraf-note-error')).toBe('Tuliskan apa yang perlu diperbaiki.'));
  expect(said(form, '#paraf-password-error')).toBe('Isi kata sandi.');
  write(field(form, 'note'), 'Periksa lampiran.');
  write(field(form, 'password'), 'rahasia');
  form.requestSubmit();
  await vi.waitFor(() => expect(said(form, 'h1')).toBe('Naskah dikembalikan'));
  expect(sent).toEqual([{ token: 'a', decision: 'return', note: 'Periksa lampiran.', password: 'rahasia' }]);
});

it('says why a link no longer works, with the way to the letters', async () => {
  const form = await open('usang');
  expect(said(form, 'h1')).toBe('Tautan ini tidak dapat dipakai lagi');
  expect(said(form, '.gate-lead')).toBe('Naskah sudah dikembalikan.');
  expect(form.querySelector('a')?.getAttribute('href')).toBe('/naskah-dinas/tugas');
});
