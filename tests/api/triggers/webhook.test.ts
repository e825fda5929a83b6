import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isGenuine, openWebhook, type Received, signedAt } from '../../support/webhook-receiver.ts';
import { later, openTriggerDesk } from './trigger-desk.ts';

// What triggers call, signed and only once, and what is tried again (docs/webhooks.md).

const desk = await openTriggerDesk({ WEBHOOK_HOSTS: '127.0.0.1' });
const { app, people, base, rule, listen, runsOf, again } = desk;
const { pool, jobs } = app;
const { url, got, answers, close } = await openWebhook();
afterAll(close);
beforeEach(() => {
  got.length = 0;
  answers.length = 0;
});

describe('a webhook', () => {
  const calling = (values: object = {}) =>
    listen({ actions: ['webhook'], recipients: [], webhookUrl: url, ...values });

  test('is called once, signed over time and body by a secret that is shown once and sealed', async () => {
    const id = await calling({ messageTitle: 'Giliran {{nomor}}', messageText: 'Perihal {{perihal}}' });
    const before = await people.admin.get(`${base}/${id}/webhook`);
    expect(before.body.data).toMatchObject({
      secret: null,
      shownAt: null,
      setBy: { id: people.admin.userId },
    });
    const made = await people.admin.post(`${base}/${id}/webhook/secret`);
    const { secret } = made.body.data;
    expect((await people.admin.get(`${base}/${id}/webhook`)).body.data.secret).toBeNull();
    const kept = await pool.query(`select * from trigger_webhook union all select * from trigger_webhook`);
    expect(JSON.stringify(kept.rows)).not.toContain(secret);
    const letter = await desk.inState('review');
    await jobs.runDue();
    await again();
    await jobs.runDue();
    expect(got).toHaveLength(1);
    const [call] = got as [Received];
    expect(isGenuine(call, secret)).toBe(true);
    expect(Math.abs(signedAt(call) - Date.now() / 1000)).toBeLessThan(60);
    const said = JSON.parse(call.body);
    expect(call.headers['idempotency-key']).toBe(said.id);
    expect(said).toMatchObject({
      event: 'pemeriksaan.giliran',
      subject: { kind: 'letter', id: letter },
      // The administrator who set it up may not open the letter.
      title: 'Giliran -',
      text: 'Perihal -',
    });
    expect(call.body).not.toContain('Rekayasa');
    expect(await runsOf(id)).toMatchObject([
      {
        state: 'done',
        reason: null,
        webhook: { state: 'delivered', status: 200, tries: 1 },
        canRetry: false,
      },
    ]);
  });

  test('is tried out at once, signed as always, and its answer is told', async () => {
    const id = await calling();
    const { secret } = (await people.admin.post(`${base}/${id}/webhook/secret`)).body.data;
    answers.push(204, 404);
    const ping = async () => (await people.admin.post(`${base}/${id}/webhook/ping`)).body.data;
    expect(await ping()).toEqual({ status: 204, failure: null });
    const [call] = got as [Received];
    expect(isGenuine(call, secret)).toBe(true);
    expect(JSON.parse(call.body)).toMatchObject({ event: 'ping', subject: null, trigger: { id } });
    expect(await ping()).toEqual({ status: 404, failure: 'Jawabannya menolak.' });
    await pool.query('update trigger set webhook_url = $1 where id = $2', ['http://127.0.0.9:1/', id]);
    expect(await ping()).toMatchObject({
      status: null,
      failure: expect.stringContaining('di dalam jaringan'),
    });
    expect(got).toHaveLength(2);
    expect(await runsOf(id)).toEqual([]);
    const silent = await listen({});
    const refused = () => people.admin.post(`${base}/${silent}/webhook/ping`);
    expect((await refused()).status).toBe(409);
    for (let tries = 0; tries < 20; tries += 1) await refused();
    expect((await refused()).status, 'a foreign server is not called over and over').toBe(429);
  });

  test('says what its author may open, whoever else keeps triggers', async () => {
    await calling({ messageText: '"{{perihal}}"' });
    await pool.query('update trigger_webhook set user_id = $1', [people.staf.userId]);
    await desk.inState('review');
    await jobs.runDue();
    expect(JSON.parse(got[0]?.body ?? '{}').text).toBe('"Rekayasa lalu lintas Natal"');
  });

  test('that is busy is tried again with the same id, one that refuses is not, and a person may try again', async () => {
    answers.push(503, 400, 302);
    const id = await calling();
    await desk.inState('review');
    await jobs.runDue();
    const [retrying] = await runsOf(id);
    expect(retrying.webhook).toMatchObject({ state: 'retrying', status: 503, nextAt: expect.any(String) });
    await jobs.runDue(later(24));
    const [failed] = await runsOf(id);
    expect(failed).toMatchObject({ webhook: { state: 'failed', status: 400, tries: 2 }, canRetry: true });
    const retry = () => people.admin.post(`${base}/${id}/runs/${failed.id}/retry`);
    expect((await retry()).status).toBe(200);
    await jobs.runDue();
    expect((await runsOf(id))[0].webhook, 'no redirect is followed').toMatchObject({
      state: 'failed',
      status: 302,
    });
    expect((await retry()).status).toBe(200);
    await jobs.runDue();
    expect((await runsOf(id))[0].webhook.state).toBe('delivered');
    expect((await retry()).status).toBe(409);
    expect(got.map((one) => one.url)).toEqual(Array.from({ length: 4 }, () => '/hook'));
    expect(new Set(got.map((one) => JSON.parse(one.body).id)).size).toBe(1);
  });

  test.each([
    'http://localhost:1/',
    'http://[::1]/',
    'http://10.0.0.1/',
    'http://169.254.169.254/latest',
    'https://a:b@x.example/',
  ])('inside the network is refused: %s', async (webhookUrl) => {
    const answer = await people.admin.post(base, rule({ actions: ['webhook'], recipients: [], webhookUrl }));
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.errors)).toEqual(['webhookUrl']);
    // Also one that came past the form.
    const id = await calling();
    await pool.query('update trigger set webhook_url = $1 where id = $2', [webhookUrl, id]);
    await desk.inState('review');
    await jobs.runDue();
    expect((await runsOf(id))[0].webhook).toMatchObject({ state: 'failed', status: null });
  });

  test('that cannot be reached keeps no letter from going on', async () => {
    const id = await calling();
    await pool.query('update trigger set webhook_url = $1 where id = $2', ['http://127.0.0.1:1/', id]);
    await desk.inState('signing');
    await jobs.runDue();
    expect((await runsOf(id))[0].webhook).toMatchObject({
      state: 'retrying',
      failure: 'Tidak dapat dihubungi.',
    });
  });
});
