import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { LetterInput } from '../../../domain/letters/letter.ts';
import { answer, enveloped, provider, server } from './server.ts';

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

describe('letters', () => {
  const draft = { id: 'l1', subject: 'Rapat' } as LetterInput;

  it('posts a new draft and puts one that was read', async () => {
    const posted = answer('post', '/letter/api/Letter', () => enveloped({ id: 'l1', version: 1 }));
    const put = answer('put', '/letter/api/Letter/l1', () => enveloped({ id: 'l1', version: 2 }));
    await provider.saveLetter(draft);
    const saved = await provider.saveLetter({ ...draft, version: 1 });
    expect(posted[0]?.body).toEqual({ id: 'l1', subject: 'Rapat' });
    expect(put[0]?.body).toEqual({ id: 'l1', subject: 'Rapat', version: 1 });
    expect(saved.version).toBe(2);
  });

  it('lists what is open in the inbox', async () => {
    const asked = answer('get', '/letter/api/Inbox', () =>
      enveloped({ items: [{ id: 'i1' }], totalCount: 1 }),
    );
    const page = await provider.listInbox({ page: 1, perPage: 10, isOpen: true, firstChar: 'undangan' });
    expect(asked[0]?.url.search).toBe('?Page=1&PerPage=10&FirstChar=undangan&isOpen=true');
    expect(page).toEqual({ items: [{ id: 'i1' }], totalCount: 1, totalIsEstimated: false });
  });

  it('reviews, signs and handles by their own calls', async () => {
    const review = answer('post', '/letter/api/Letter/l1/review', () => enveloped({ id: 'l1' }));
    const sign = answer('post', '/letter/api/Letter/l1/sign', () => enveloped({ id: 'l1' }));
    const close = answer('post', '/letter/api/Inbox/i1/close', () => enveloped(null));
    await provider.reviewLetter('l1', { decision: 'return', note: 'Perbaiki perihal.', version: 3 });
    await provider.signLetter('l1', { password: 'Naskah-2026!', version: 4 });
    await provider.closeInbox('i1');
    expect(review[0]?.body).toEqual({ decision: 'return', note: 'Perbaiki perihal.', version: 3 });
    expect(sign[0]?.body).toEqual({ password: 'Naskah-2026!', version: 4 });
    expect(close).toHaveLength(1);
  });

  it('fails on a file that is refused', async () => {
    answer('get', '/letter/api/Letter/l1/pdf', () => ({
      status: 404,
      body: { statusCode: 404, message: '' },
    }));
    await expect(provider.pdfBlob('l1')).rejects.toMatchObject({
      status: 404,
      message: 'Data tidak ditemukan.',
    });
  });
});

describe('pickers and the desk', () => {
  it('searches people as the contract asks, in either of its two answers', async () => {
    const asked = answer('get', '/user/api/Account/user', () => enveloped([{ id: 'u1' }]));
    expect(await provider.searchUsers('na')).toEqual([{ id: 'u1' }]);
    expect(asked[0]?.url.search).toBe('?PerPage=-1&OrderBy=PersonName&Order=asc&IsActive=true&FirstChar=na');
    answer('get', '/user/api/Account/user', () =>
      enveloped({ items: Array.from({ length: 200 }, (_, id) => ({ id })) }),
    );
    expect(await provider.searchUsers('')).toHaveLength(150);
  });

  it('looks options up with the declared restriction', async () => {
    const asked = answer('get', '/master-data/api/ArchiveClassification/lookup', () =>
      enveloped({ items: [] }),
    );
    await provider.lookup('master-data.klasifikasi-arsip', { q: 'op', filter: { isLeaf: true } });
    expect(asked[0]?.url.search).toBe('?PerPage=-1&FirstChar=op&isLeaf=true');
  });

  it('marks a notification read by a form field', async () => {
    const asked = answer('post', '/notification/api/Notification/update/n1', () => enveloped(null));
    await provider.readNotification('n1');
    expect(asked[0]?.headers.get('Content-Type')).toContain('multipart/form-data');
    expect(String(asked[0]?.body)).toContain('name="isRead"');
  });

  it('takes summaries with and without an envelope', async () => {
    server.resetHandlers();
    answer('get', '/dashboard/api/Ringkasan', () => ({ body: [{ label: 'Masuk', value: 3 }] }));
    expect(await provider.summaries()).toEqual([{ label: 'Masuk', value: 3 }]);
  });
});
