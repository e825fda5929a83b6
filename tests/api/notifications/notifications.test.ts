import { expect, test } from 'vitest';
import { noticeTitles, notify } from '../../../server/notifications/index.ts';
import type { Ok } from '../../support/app.ts';
import { openDesk } from '../letters/desk.ts';

const desk = await openDesk();
const { staf, atasan } = desk.people;
const url = '/notification/api/Notification';
const tell = (title: string) =>
  notify(desk.app.db, [staf.userId], {
    kind: 'akses.hasil',
    title: { id: title, en: `${title} in English` },
    modul: 'uji',
    message: title,
    detailUrl: null,
    tabName: null,
  });
const unread = async () => (await staf.get(`${url}?per_page=3&isReads=0`)).body.data;

test('the newest unread come first, a page at a time; others\u2019 never', async () => {
  for (const title of ['a', 'b', 'c', 'd']) await tell(title);
  const { items, totalCount } = await unread();
  expect(totalCount).toBe(4);
  expect(items).toHaveLength(3);
  expect(items[0]).toMatchObject({ modul: 'uji', isRead: false, detailUrl: null, tabName: null });
  expect((await atasan.get(url)).body.data.totalCount).toBe(0);
});

test.each([
  [
    'multipart',
    'multipart/form-data; boundary=x',
    '--x\r\ncontent-disposition: form-data; name="isRead"\r\n\r\n1\r\n--x--\r\n',
  ],
  ['urlencoded', 'application/x-www-form-urlencoded', 'isRead=1'],
  ['JSON', 'application/json', '{"isRead":1}'],
  ['no body', undefined, undefined],
])('one is marked as read by a form field: %s', async (_kind, type, payload) => {
  await tell('satu');
  const [first] = (await unread()).items;
  const asked = { method: 'POST' as const, url: `${url}/update/${first.id}` };
  const read = await staf.ask({ ...asked, ...(type && { headers: { 'content-type': type }, payload }) });
  expect(read.status).toBe(200);
  const [found] = (await staf.get(`${url}?isReads=1&per_page=100`)).body.data.items.filter(
    (one: { id: string }) => one.id === first.id,
  );
  expect(found.isRead).toBe(true);
  expect((await atasan.post(`${url}/update/${first.id}`)).status).toBe(404);
});

test('each reads them in the language of the page, and older ones in the one they were kept in', async () => {
  const inEnglish = async () => {
    const { body } = await staf.ask<Ok>({
      method: 'GET',
      url: `${url}?per_page=2`,
      headers: { 'x-language': 'en' },
    });
    return body.data.items.map(({ title, message }: Record<string, string>) => [title, message]);
  };
  await tell('lama');
  await desk.app.pool.query(`update notification set title_en = null where title = 'lama'`);
  await notify(desk.app.db, [staf.userId], {
    ...{ kind: 'akses.hasil', title: noticeTitles.accessAsked, modul: 'uji', detailUrl: null, tabName: null },
    message: { id: 'Sampai besok.', en: 'Until tomorrow.' },
  });
  expect(await inEnglish()).toEqual([
    ['A request for access is waiting for your decision', 'Until tomorrow.'],
    ['lama', 'lama'],
  ]);
  const { items } = (await staf.get(`${url}?per_page=1`)).body.data;
  expect(items[0]).toMatchObject({
    title: 'Permintaan akses arsip menunggu keputusan Anda',
    message: 'Sampai besok.',
  });
});

test('a list can be of some kinds only', async () => {
  const about = { modul: 'uji', message: '', detailUrl: null, tabName: null };
  await notify(desk.app.db, [staf.userId], {
    ...about,
    kind: 'disposisi.masuk',
    title: noticeTitles.disposition,
  });
  await notify(desk.app.db, [staf.userId], {
    ...about,
    kind: 'arsip.retensi',
    title: { id: 'Retensi', en: 'Retention' },
  });
  const titles = async (query: string) =>
    (await staf.get(`${url}?${query}`)).body.data.items.map(({ title }: { title: string }) => title);
  expect(await titles('kind=disposisi.masuk,disposisi.tenggat')).toEqual(['Disposisi masuk']);
  expect(await titles('kind=arsip.retensi&isReads=0')).toEqual(['Retensi']);
  expect(await titles('kind=arsip.retensi&isReads=1')).toEqual([]);
});

test('all are marked as read at once, with an empty body of any type', async () => {
  await tell('x');
  const all = await staf.ask({
    method: 'POST',
    url: `${url}/updateAll`,
    headers: { 'content-type': 'application/json' },
  });
  expect(all.status).toBe(200);
  expect((await unread()).totalCount).toBe(0);
});

test('what is not understood is refused', async () => {
  for (const query of [
    'isReads=2',
    'x=1',
    'OrderBy=title',
    'FirstChar=a',
    'kind=toString',
    'kind=naskah.masuk,',
  ])
    expect((await staf.get(`${url}?${query}`)).status).toBe(400);
  expect((await staf.post(`${url}/update/x`)).status).toBe(404);
  const file = '--x\r\ncontent-disposition: form-data; name="f"; filename="a.txt"\r\n\r\n1\r\n--x--\r\n';
  const sent = await staf.ask({
    method: 'POST',
    url: `${url}/updateAll`,
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: file,
  });
  expect(sent.status).toBeGreaterThanOrEqual(400);
  expect(sent.status).toBeLessThan(500);
});
