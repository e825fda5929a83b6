// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isKept, mayWait } from '../../../src/shell/offline/paths.ts';
import { readWaiting, waitingMarks, withMarks } from '../../../src/shell/offline/waiting-marks.ts';
import { withoutSecrets } from '../../../src/shell/offline/without-secrets.ts';

describe('what is kept on a device', () => {
  it.each([
    ['/letter/api/Inbox?Page=1&PerPage=10', true],
    ['/letter/api/Inbox?Page=1&PerPage=10&isOpen=true', true],
    ['/letter/api/Inbox?Page=2&PerPage=10', false],
    ['/letter/api/Inbox?Page=1&PerPage=10&FirstChar=gaji', false],
    ['/letter/api/Draft?Page=1&PerPage=10', true],
    ['/letter/api/Letter/0192', true],
    ['/letter/api/Letter/0192/timeline', true],
    ['/letter/api/Letter/0192/pdf', false],
    ['/letter/api/Letter/0192/comments', false],
    ['/master-data/api/ScriptType/lookup?PerPage=-1', true],
    ['/master-data/api/ScriptType/lookup?PerPage=-1&FirstChar=a', false],
    ['/arsip/api/Archive/0192', false],
    ['/user/api/User?Page=1', false],
    ['/search/api/Search?q=a&Page=1', false],
  ])('%s: %s', (path, kept) => expect(isKept(path)).toBe(kept));

  it('holds no letter of class Rahasia or above, nor one whose class is not said', () => {
    const list = '/letter/api/Inbox?Page=1&PerPage=10';
    const rows = [1, 2, 3, 4, undefined].map((securityRank, index) => ({ id: `${index}`, securityRank }));
    expect(withoutSecrets(list, { items: rows, totalCount: 25 })).toEqual({
      items: rows.slice(0, 2),
      totalCount: 22,
    });
    const letter = '/letter/api/Letter/0192';
    for (const rank of [3, 4])
      expect(withoutSecrets(letter, { permissionClassificationRank: rank })).toBeUndefined();
    expect(withoutSecrets(letter, { id: '0192' })).toBeUndefined();
    expect(withoutSecrets(letter, null)).toBeUndefined();
    for (const rank of [null, 1, 2]) {
      const data = { permissionClassificationRank: rank, content: 'x' };
      expect(withoutSecrets(letter, data)).toBe(data);
    }
    expect(withoutSecrets(list, 'Anda tidak berhak')).toBeUndefined();
  });
});

describe('writes that may wait for the line', () => {
  it.each([
    ['POST', '/letter/api/Inbox/0192/read', true],
    ['POST', '/letter/api/Inbox/0192/close', true],
    ['POST', '/notification/api/Notification/update/0192', true],
    ['POST', '/notification/api/Notification/updateAll', false],
    ['POST', '/letter/api/Inbox/bulk', false],
    ['POST', '/letter/api/Inbox/0192/disposition', false],
    ['POST', '/letter/api/Letter/0192/sign', false],
    ['POST', '/letter/api/Letter/0192/review', false],
    ['PUT', '/letter/api/Letter/0192', false],
    ['DELETE', '/letter/api/Inbox/0192/read', false],
  ])('%s %s: %s', (method, path, may) => expect(mayWait(method, path)).toBe(may));
});

describe('while the line is away', () => {
  const user = {
    id: 'u1',
    personName: 'Uli',
    email: '',
    listRoles: [{ id: 'r1', type: 'User Main Role', isActive: true }],
  };
  let answers: (() => Response)[];
  let asked: string[];

  beforeEach(() => {
    vi.resetModules();
    answers = [];
    asked = [];
    // biome-ignore lint/suspicious/noDocumentCookie: the session's readable half, as the sign-in writes it
    document.cookie = 'naskah_session=session; Path=/';
    localStorage.setItem('naskah.kept.person', JSON.stringify(user));
    vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
      asked.push(`${init?.method ?? 'GET'} ${new URL(path, 'http://localhost').pathname}`);
      const answer = answers.shift();
      if (!answer) throw new TypeError('Failed to fetch');
      return answer();
    });
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  const open = async () => {
    const { offlineFetch } = await import('../../../src/shell/offline/offline-fetch.ts');
    const { authorisedFetch } = await import('../../../authProvider/index.ts');
    const { lineNow } = await import('../../../src/shell/offline/line.ts');
    const { sendWaiting } = await import('../../../src/shell/offline/waiting.ts');
    return { call: offlineFetch(authorisedFetch), lineNow, sendWaiting };
  };
  const json =
    (body: unknown, status = 200) =>
    () =>
      new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  const renewed = json({ statusCode: 200, data: { token: 't' } });

  it('holds a mark on a received letter, answers as if it were done, and sends it once the line is back', async () => {
    const { call, lineNow, sendWaiting } = await open();
    const held = await call('/letter/api/Inbox/i1/close', { method: 'POST' });
    expect(await held.json()).toMatchObject({ statusCode: 200 });
    expect(lineNow()).toBe('unreachable');
    expect(readWaiting('u1').map(({ path }) => path)).toEqual(['/letter/api/Inbox/i1/close']);

    asked = [];
    answers = [renewed, json({ statusCode: 200, data: null })];
    expect(await sendWaiting()).toEqual({ sent: 1, refused: [] });
    expect(asked.at(-1)).toBe('POST /letter/api/Inbox/i1/close');
    expect(readWaiting('u1')).toEqual([]);
  });

  it('keeps only the later of two opposite marks, and both of different ones', async () => {
    const { call } = await open();
    for (const verb of ['read', 'close', 'reopen', 'unread'])
      await call(`/letter/api/Inbox/i1/${verb}`, { method: 'POST' });
    expect(readWaiting('u1').map(({ path }) => path.split('/').at(-1))).toEqual(['reopen', 'unread']);
    expect(waitingMarks('u1').get('i1')).toEqual({ isOpen: true, isRead: false });
  });

  it('tells what the server refuses, and lets go of what is so already', async () => {
    const { call, sendWaiting } = await open();
    await call('/letter/api/Inbox/i1/close', { method: 'POST' });
    await call('/letter/api/Inbox/i2/close', { method: 'POST' });
    answers = [
      renewed,
      json({ statusCode: 409, message: 'sudah' }, 409),
      json({ statusCode: 403, message: 'Tidak berhak.' }, 403),
    ];
    expect(await sendWaiting()).toEqual({
      sent: 0,
      refused: [{ path: '/letter/api/Inbox/i2/close', message: 'Tidak berhak.' }],
    });
    expect(readWaiting('u1')).toEqual([]);
  });

  it('keeps what could not be sent, in its order', async () => {
    const { call, sendWaiting } = await open();
    await call('/letter/api/Inbox/i1/read', { method: 'POST' });
    await call('/letter/api/Inbox/i2/read', { method: 'POST' });
    answers = [renewed, json({ statusCode: 503, message: '' }, 503)];
    expect(await sendWaiting()).toEqual({ sent: 0, refused: [] });
    expect(readWaiting('u1').map(({ path }) => path)).toEqual([
      '/letter/api/Inbox/i1/read',
      '/letter/api/Inbox/i2/read',
    ]);
  });

  it('never lets a signature wait: it fails with words', async () => {
    const { call } = await open();
    await expect(call('/letter/api/Letter/l1/sign', { method: 'POST', body: '{}' })).rejects.toThrow(
      /Isian Anda tetap ada/,
    );
    expect(readWaiting('u1')).toEqual([]);
  });

  it('does not take a call that was given up for a line that is gone', async () => {
    const { call, lineNow } = await open();
    answers = [
      renewed,
      () => {
        throw new DOMException('Aborted', 'AbortError');
      },
    ];
    await expect(call('/letter/api/Inbox/counts')).rejects.toThrow('Aborted');
    expect(lineNow()).toBe('online');
  });

  it('shows a kept inbox as it will be once what waits is sent', () => {
    const items = [
      { id: 'i1', isOpen: true, isRead: false },
      { id: 'i2', isOpen: true, isRead: false },
    ];
    const marks = new Map([
      ['i1', { isOpen: false }],
      ['i2', { isRead: true }],
    ]);
    const shown = (path: string) =>
      (withMarks(path, { items, totalCount: 2 }, marks) as { items: unknown }).items;
    expect(shown('/letter/api/Inbox?Page=1')).toEqual([
      { id: 'i1', isOpen: false, isRead: false },
      { id: 'i2', isOpen: true, isRead: true },
    ]);
    expect(shown('/letter/api/Inbox?Page=1&isOpen=true')).toEqual([{ id: 'i2', isOpen: true, isRead: true }]);
  });
});
