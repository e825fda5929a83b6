// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { showMessages } from '../../../src/shell/offline/push-messages.ts';

type Hear = (event: object) => void;
let heard: Record<string, Hear>;
let work: Promise<unknown>;
const show = vi.fn(async () => undefined);
const openWindow = vi.fn(async () => undefined);
const focus = vi.fn(async () => undefined);
let pages: { url: string; focus: typeof focus }[];

beforeEach(() => {
  heard = {};
  pages = [];
  vi.clearAllMocks();
  showMessages({
    registration: { showNotification: show },
    clients: { matchAll: async () => pages, openWindow },
    addEventListener: (name: string, hear: Hear) => {
      heard[name] = hear;
    },
  });
});

const waitUntil = (promise: Promise<unknown>): void => {
  work = promise;
};
const push = async (data: unknown) => {
  heard.push?.({ data, waitUntil });
  await work;
};
const click = async (url: unknown) => {
  const close = vi.fn();
  heard.notificationclick?.({ notification: { data: { url }, close }, waitUntil });
  await work;
  expect(close).toHaveBeenCalledOnce();
};

describe('A message of the server', () => {
  it('is shown as it came, and one that cannot be read all the same', async () => {
    const message = { title: 'Naskah menunggu paraf Anda', body: 'Naskah Rahasia', url: '/faq', tag: 'n1' };
    await push({ json: () => message });
    expect(show).toHaveBeenLastCalledWith(
      message.title,
      expect.objectContaining({ body: 'Naskah Rahasia', tag: 'n1', data: { url: '/faq' } }),
    );
    await push({
      json: () => {
        throw new SyntaxError('no JSON');
      },
    });
    await push(null);
    expect(show).toHaveBeenCalledTimes(3);
    expect(show).toHaveBeenLastCalledWith(
      'Naskah',
      expect.objectContaining({ data: { url: '/notifikasi' } }),
    );
  });

  it('opens its page on a click, in the window that shows it already', async () => {
    await click('/faq');
    expect(openWindow).toHaveBeenLastCalledWith(`${location.origin}/faq`);
    pages = [
      { url: `${location.origin}/naskah-dinas/draft/1/edit`, focus: vi.fn() },
      { url: `${location.origin}/faq`, focus },
    ];
    await click('/faq');
    expect(focus).toHaveBeenCalledOnce();
    expect(openWindow).toHaveBeenCalledOnce();
  });

  it.each([
    'https://lain.example/',
    '//lain.example',
    '/\\lain.example',
    '/\t/lain.example',
    'javascript:alert(1)',
    undefined,
  ])('leads nowhere but to our own pages: %s', async (url) => {
    await click(url);
    expect(openWindow).toHaveBeenLastCalledWith(`${location.origin}/notifikasi`);
  });
});
