import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createApp } from '../../../server/app.ts';
import { openPool } from '../../../server/db/connect.ts';
import { notify } from '../../../server/notifications/index.ts';
import { openDesk } from '../letters/desk.ts';
import { address, type Ear, listen, opened, until } from './listen.ts';

const desk = await openDesk();
const { app, people } = desk;
const { staf, atasan, direktur, delegasi } = people;
const base = await opened(app.app);
const list = '/notification/api/Notification';

const ears: Ear[] = [];
const hear = async (token: string | undefined, at = base, headers = {}) => {
  const ear = await listen(at, token, headers);
  ears.push(ear);
  return ear;
};
/** Who has been told what there is. */
const ready = async (token: string | undefined, at = base) => {
  const ear = await hear(token, at);
  await until(() => ear.unread() && ear.counters() && true, 'the first news');
  return ear;
};
const tell = (userIds: string[], title: string, db: Parameters<typeof notify>[0] = app.db) =>
  notify(db, userIds, {
    kind: 'akses.hasil',
    title: { id: title, en: title },
    modul: 'uji',
    message: title,
    detailUrl: null,
    tabName: null,
  });
const newest = (ear: Ear) => ear.unread()?.items[0]?.title;

afterEach(async () => {
  for (const ear of ears.splice(0)) ear.hangUp();
  // A server hears of it a moment later; the next story counts who listens.
  await sleep(50);
});

describe('the stream', () => {
  it('begins with what the calls answer, and goes out as it is, past caches and whoever gathers answers', async () => {
    await tell([staf.userId], 'Dari dulu');
    const ear = await hear(staf.token, base, { 'accept-encoding': 'br, gzip' });
    await until(() => ear.unread() && ear.counters() && true, 'the first news');
    expect(ear.unread()).toEqual((await staf.get(`${list}?per_page=3&isReads=0`)).body.data);
    expect(ear.counters()).toEqual((await staf.get('/task/api/Data/sidemenucounter')).body.data);
    const { headers } = ear.response;
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-cache, no-transform');
    expect(headers.get('x-accel-buffering')).toBe('no');
    expect(headers.get('content-encoding')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('tells a person what is new and what was read elsewhere, and nobody else a word of it', async () => {
    const [mine, other, his] = [
      await ready(staf.token),
      await ready((await app.signIn('staf')).token),
      await ready(atasan.token),
    ];
    const before = his.said.length;
    await tell([staf.userId], 'Untuk staf saja');
    await until(() => newest(mine) === 'Untuk staf saja' && newest(other) === 'Untuk staf saja', 'the news');
    await staf.post(`${list}/updateAll`);
    await until(() => mine.unread()?.totalCount === 0 && other.unread()?.totalCount === 0, 'the marks');
    // Something of his own, so that silence is no matter of waiting.
    await tell([atasan.userId], 'Untuk atasan');
    await until(() => newest(his) === 'Untuk atasan', "atasan's news");
    expect(his.said.length).toBe(before + 1);
    expect(JSON.stringify(his.said)).not.toContain('Untuk staf');
  });

  it('tells of a letter that changed those who may see it, and nobody else', async () => {
    const { id } = await desk.save();
    const [maker, reviewer, receiver] = [
      await ready(staf.token),
      await ready(atasan.token),
      await ready(delegasi.token),
    ];
    const changed = (ear: Ear) =>
      ear.said.filter(({ event }) => event === 'letters').flatMap(({ data }) => JSON.parse(data) as string[]);
    await desk.submit(id);
    await until(() => changed(maker).includes(id) && changed(reviewer).includes(id), 'the change');
    await tell([delegasi.userId], 'Lain');
    await until(() => newest(receiver) === 'Lain', 'something else');
    expect(changed(receiver)).toEqual([]);
  });

  it('counts work as it comes to a post and as somebody does it', async () => {
    const { id } = await desk.save();
    const [reviewer, receiver] = [await ready(atasan.token), await ready(delegasi.token)];
    const [tasks, inbox] = [reviewer.counters()?.taskCount ?? 0, receiver.counters()?.inboxCount ?? 0];
    await desk.submit(id);
    await until(() => reviewer.counters()?.taskCount === tasks + 1, 'the task');
    await desk.approve(id);
    await until(() => reviewer.counters()?.taskCount === tasks, 'the task being done');
    await desk.sign(id, direktur);
    await until(() => receiver.counters()?.inboxCount === inbox + 1, 'the letter');
    const [item] = (await delegasi.get('/letter/api/Inbox?PerPage=1')).body.data.items;
    await delegasi.post(`/letter/api/Inbox/${item.id}/close`);
    await until(() => receiver.counters()?.inboxCount === inbox, 'the letter being closed');
  });

  it('says nothing of what did not happen after all', async () => {
    const ear = await ready(staf.token);
    const news = () => ear.said.filter(({ event }) => event === 'notifications').length;
    const before = news();
    await app.db
      .transaction(async (tx) => {
        await tell([staf.userId], 'Batal', tx);
        throw new Error('no');
      })
      .catch(() => undefined);
    await tell([staf.userId], 'Jadi');
    await until(() => newest(ear) === 'Jadi', 'what happened');
    expect(news()).toBe(before + 1);
    expect(JSON.stringify(ear.said)).not.toContain('Batal');
  });

  it('is told on another server of the same database too, and makes up for what was said while it heard nothing', async () => {
    const { connectionString = '' } = app.pool.options;
    const second = openPool(connectionString);
    const server = await createApp({ ...app, db: second.db, pool: second.pool });
    try {
      const ear = await ready(staf.token, await opened(server));
      await tell([staf.userId], 'Dari server lain');
      await until(() => newest(ear) === 'Dari server lain', 'the news of the other server');
      // The sessions that listen are lost, as when a line breaks.
      await app.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity where query ilike 'listen%' and datname = current_database()`,
      );
      await tell([staf.userId], 'Saat tuli');
      await until(() => newest(ear) === 'Saat tuli', 'what was said meanwhile');
      const closing = server.close();
      await until(ear.hasEnded, 'the end with its server', 3);
      await closing;
    } finally {
      await server.close();
      await second.close();
    }
  });
});

describe('a stream ends', () => {
  it('with the session that it began in, and with no other', async () => {
    const leaving = await app.signIn('staf');
    const [gone, stays] = [await ready(leaving.token), await ready(staf.token)];
    await leaving.post('/user/api/Account/RevokeToken');
    await until(gone.hasEnded, 'the end of the session', 3);
    expect(stays.hasEnded()).toBe(false);
    await tell([staf.userId], 'Masih ada');
    await until(() => newest(stays) === 'Masih ada', 'news for who stays');
    expect(JSON.stringify(gone.said)).not.toContain('Masih ada');
    expect((await hear(leaving.token)).response.status).toBe(401);
  });

  it('when it is revoked from afar, or its person is deactivated', async () => {
    const [here, there] = [await app.signIn('legal'), await app.signIn('legal')];
    const [ofHere, ofThere] = [await ready(here.token), await ready(there.token)];
    await here.post('/user/api/Account/Session/revoke-others', {});
    await until(ofThere.hasEnded, 'the end from afar', 3);
    expect(ofHere.hasEnded()).toBe(false);
    await app.db.execute(`update "user" set is_active = false where email = 'legal@naskah.example'`);
    await app.pool.query("select pg_notify('naskah_access', '')");
    await until(ofHere.hasEnded, 'the end with the account', 3);
  });

  it('when the role is switched', async () => {
    const caller = await app.signIn('delegasi');
    const ear = await ready(caller.token);
    const { listRoles } = (await caller.get('/user/api/Account/GetUserByToken')).body.data;
    await caller.post('/user/api/Role/ChangeRolesV2', { id: listRoles[1].id });
    await until(ear.hasEnded, 'the end with the role', 3);
  });
});

describe('the call', () => {
  it('is for people who are signed in, and for who can read streams', async () => {
    const asked = { method: 'GET' as const, url: address };
    expect((await app.stranger.get(address)).status).toBe(401);
    expect((await staf.get(address)).status).toBe(406);
    const accept = { accept: 'text/event-stream' };
    expect((await app.stranger.ask({ ...asked, headers: accept })).status).toBe(401);
    const head = await fetch(base + address, {
      method: 'HEAD',
      headers: { ...accept, 'x-api-key': 'naskah-web' },
    });
    expect(head.status).toBe(404);
  });

  it('holds so many a person, gives each place back, and takes no turn from their other calls', async () => {
    const open = async () => (await hear(staf.token)).response.status;
    const held = await Promise.all(Array.from({ length: 10 }, open));
    expect(held).toEqual(held.map(() => 200));
    expect(await open()).toBe(429);
    // Many at once are refused before they wait for the database.
    expect(new Set(await Promise.all(Array.from({ length: 50 }, open)))).toEqual(new Set([429]));
    expect((await hear(atasan.token)).response.status).toBe(200);
    const calls = await Promise.all(Array.from({ length: 8 }, () => staf.get(list)));
    expect(calls.every(({ status }) => status === 200)).toBe(true);
    for (const ear of ears.splice(0)) ear.hangUp();
    for (let tries = 0; tries < 100 && (await open()) !== 200; tries += 1) await sleep(20);
    expect(await open()).toBe(200);
  });
});
