import { createCanvas } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { pictureSize } from '../../../server/files/index.ts';
import { type Caller, testApp } from '../../support/app.ts';

const { stranger, signIn, app, config, pool, files } = await testApp();
const base = '/user/api/Account/Picture';
const actor = '/user/api/Account/GetUserByToken';

function painted(width: number, height: number) {
  const canvas = createCanvas(width, height);
  const pen = canvas.getContext('2d');
  pen.fillStyle = '#0e5e4f';
  pen.fillRect(0, 0, width, height);
  return canvas;
}
const put = (caller: Caller, content: Buffer, type = 'image/png') =>
  caller.ask({ method: 'PUT', url: base, payload: content, headers: { 'content-type': type } });

describe('the picture', () => {
  it('is drawn anew as a square without what came along, and shown to who is signed in', async () => {
    const staff = await signIn('staf');
    expect((await staff.get(actor)).body.data.urlImage).toBeNull();
    // Behind its end a picture may carry anything.
    const hidden = Buffer.concat([painted(640, 400).toBuffer('image/png'), Buffer.from('<script>rahasia')]);
    const saved = await put(staff, hidden);
    expect(saved.status).toBe(200);
    const { urlImage } = (await staff.get(actor)).body.data;
    expect(urlImage).toBe(saved.body.data.urlImage);

    const login = await stranger.ask({
      method: 'POST',
      url: '/user/api/Account/login',
      headers: { 'x-refresh-token-in': 'cookie' },
      payload: { email: 'legal@naskah.example', password: demoPassword },
    });
    const cookie = String(login.headers['set-cookie']).split(';')[0] ?? '';
    // As a browser loads an <img>: with the session cookie only.
    const shown = await app.inject({ url: urlImage, headers: { cookie } });
    expect(shown.statusCode).toBe(200);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'x-content-type-options': 'nosniff',
      'cache-control': expect.stringMatching(/^private/),
    });
    expect(pictureSize(shown.rawPayload, 'image/jpeg')).toEqual({ width: 256, height: 256 });
    expect(shown.rawPayload.includes('rahasia')).toBe(false);
    expect((await app.inject({ url: urlImage })).statusCode).toBe(401);
    expect((await app.inject({ url: urlImage, headers: { cookie: 'naskah_refresh=x' } })).statusCode).toBe(
      401,
    );
    const { token } = login.body.data;
    const headers = { 'x-api-key': config.apiKey, authorization: `Bearer ${token}` };
    expect((await app.inject({ url: urlImage, headers })).statusCode).toBe(200);
    await app.inject({ method: 'POST', url: '/user/api/Account/RevokeToken', headers, payload: {} });
    expect((await app.inject({ url: urlImage, headers: { cookie } })).statusCode).toBe(401);
  });

  it('is in use as long as it is somebody’s, and gone when taken away', async () => {
    const chief = await signIn('atasan');
    await put(chief, painted(300, 300).toBuffer('image/jpeg'), 'image/jpeg');
    const { urlImage } = (await chief.get(actor)).body.data;
    const { hash } = (await pool.query('select picture_hash as hash from person_setting limit 1')).rows[0];
    expect(await files.hasFile(hash)).toBe(true);
    const { filesInUse } = await import('../../../server/files/index.ts');
    const { drizzle } = await import('drizzle-orm/node-postgres');
    expect(await filesInUse(drizzle(pool), [hash])).toContain(hash);
    expect((await chief.delete(base)).status).toBe(200);
    expect((await chief.get(actor)).body.data.urlImage).toBeNull();
    expect((await chief.get(urlImage)).status).toBe(404);
    expect((await chief.delete(base)).status).toBe(200);
  });

  it.each<[string, Buffer, string, number]>([
    ['nothing', Buffer.alloc(0), 'image/png', 422],
    ['no picture', Buffer.from('halo dunia'), 'image/png', 422],
    ['a page that says it is a picture', Buffer.from('<svg onload=alert(1)>'), 'image/jpeg', 422],
    ['SVG', Buffer.from('<svg/>'), 'image/svg+xml', 415],
    ['JSON', Buffer.from('{}'), 'application/json', 415],
    ['a picture too small', painted(40, 40).toBuffer('image/png'), 'image/png', 422],
    ['a picture too wide', painted(6001, 70).toBuffer('image/png'), 'image/png', 422],
    ['half a picture', painted(300, 300).toBuffer('image/png').subarray(0, 40), 'image/png', 422],
    ['5 MB', Buffer.alloc(5 * 1024 * 1024 + 1), 'image/png', 413],
  ])('is not %s', async (_what, content, type, status) => {
    const director = await signIn('direktur');
    const answer = await put(director, content, type);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.errors.file).toHaveLength(1);
    expect((await director.get(actor)).body.data.urlImage).toBeNull();
  });
});

it('the language goes with the person to every device', async () => {
  const legal = await signIn('legal');
  expect((await legal.get(actor)).body.data.language).toBe('id');
  const chosen = await legal.put('/user/api/Account/Language', { language: 'en' });
  expect(chosen.status).toBe(200);
  expect((await (await signIn('legal')).get(actor)).body.data.language).toBe('en');
  const wrong = await legal.put('/user/api/Account/Language', { language: 'fr' });
  expect(wrong.body.errors).toEqual({ language: ['Pilih Indonesia atau Inggris.'] });
  expect((await legal.put('/user/api/Account/Language', { language: 'en', userId: 'x' })).status).toBe(422);
  const noted = await pool.query("select from audit_log where action = 'set-language'");
  expect(noted.rows).toHaveLength(1);
});
