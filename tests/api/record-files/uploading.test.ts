import { loadImage } from '@napi-rs/canvas';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { aPicture, sampleFile } from '../../support/files.ts';
import { aPng } from '../../unit/files/a-png.ts';
import { base, openVehicles } from './desk.ts';

const { app, admin, atasan, upload, taken } = await openVehicles();
const unsaved = (id: string) => `${base}/files/photo/${id}`;

describe('an upload', () => {
  it('is answered with its id, title, size and type, never with its hash', async () => {
    const picture = aPicture('png');
    const { status, body } = await upload(admin, picture, { name: 'Lubang lajur 1.png' });
    expect([status, body.data]).toEqual([
      200,
      { id: expect.any(String), title: 'Lubang lajur 1.png', size: picture.length, type: 'image/png' },
    ]);
  });

  it.each([
    ['content of another kind than its name says', 'foto.png', sampleFile('pdf')],
    ['a text that calls itself a picture', 'foto.jpg', Buffer.from('bukan gambar')],
    ['a picture that cannot be drawn', 'foto.png', aPng(10, 10, { packed: 1 }).subarray(0, 40)],
    ['a picture of too many pixels', 'foto.png', aPng(9000, 9000)],
    ['a kind that the field does not take', 'surat.pdf', sampleFile('pdf')],
    ['a program', 'foto.exe', Buffer.from('MZ')],
    ['an empty file', 'foto.png', Buffer.alloc(0)],
  ])('is refused at the file for %s', async (_what, name, content) => {
    const { status, body } = await upload(admin, content, { name });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['file']]);
  });

  it('is refused for a harmful file and for one that is too large', async () => {
    const papers = { name: 'polis.pdf', field: 'insurance' };
    const virus = `%PDF-1.7 X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS'}-TEST-FILE!$H+H*`;
    expect((await upload(admin, virus, papers)).body.errors).toMatchObject({ file: [expect.any(String)] });
    const large = Buffer.concat([sampleFile('pdf'), Buffer.alloc(2048 * 1024)]);
    const { status, body } = await upload(admin, large, papers);
    expect([status, body.errors]).toEqual([422, { file: ['Ukuran berkas harus lebih kecil dari 2 MB'] }]);
  });

  it('is refused without a file, to a field that holds none, and without the right', async () => {
    expect((await admin.post(`${base}/files/photo`, {})).status).toBe(422);
    expect((await upload(admin, aPicture('png'), { field: 'name' })).status).toBe(404);
    expect((await upload(admin, aPicture('png'), { field: '__proto__' })).status).toBe(404);
    expect((await upload(app.stranger, aPicture('png'))).status).toBe(401);
  });

  it('is read by whom it came from until it is saved, and by nobody else', async () => {
    const { id } = await taken(admin, aPicture('png', 1));
    const own = await admin.get(unsaved(id));
    expect([own.status, own.raw]).toEqual([200, aPicture('png', 1)]);
    expect((await atasan.get(unsaved(id))).status).toBe(404);
    expect((await admin.get(`${base}/files/insurance/${id}`)).status).toBe(404);
    expect((await admin.get(unsaved('x'))).status).toBe(404);
  });

  it('has a small picture of 192 by 144', async () => {
    const { id } = await taken(admin, aPicture('jpeg', 2), { name: 'foto.jpg' });
    const { status, raw, headers } = await admin.get(`${unsaved(id)}?thumb=1`);
    const { width, height } = await loadImage(raw);
    expect([status, headers['content-type'], width, height]).toEqual([200, 'image/jpeg', 192, 144]);
  });

  it('has no small picture where it is no picture', async () => {
    const { id } = await taken(admin, sampleFile('pdf'), { name: 'polis.pdf', field: 'insurance' });
    expect((await admin.get(`${base}/files/insurance/${id}?thumb=1`)).status).toBe(404);
  });

  it('stops at sixty that no record names, until older ones are an hour old', async () => {
    await app.db.execute(sql`delete from record_file where record_id is null`);
    const { id } = await taken(admin, aPicture('png'));
    await app.db.execute(sql`insert into record_file
      (id, resource, field, file_hash, file_name, mime_type, size, uploaded_by)
      select gen_random_uuid(), resource, field, file_hash, file_name, mime_type, size, uploaded_by
      from record_file, generate_series(1, 59) where id = ${id}`);
    expect((await upload(admin, aPicture('png'))).status).toBe(409);
    expect((await upload(atasan, aPicture('png'))).status).toBe(200);
    await app.db.execute(
      sql`update record_file set created_at = now() - interval '61 minutes' where id = ${id}`,
    );
    expect((await upload(admin, aPicture('png'))).status).toBe(200);
  });
});
