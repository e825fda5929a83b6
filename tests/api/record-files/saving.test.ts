import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { purgeExpired } from '../../../server/jobs/purge-expired.ts';
import { removeLeftFiles } from '../../../server/jobs/remove-left-files.ts';
import { vehicle } from '../../declared/kendaraan.ts';
import { aPicture, sampleFile } from '../../support/files.ts';
import { base, openVehicles } from './desk.ts';

const { app, admin, atasan, bodyOf, taken, vehicleWith } = await openVehicles();
const hashOf = async (id: string) =>
  (await app.db.execute<{ hash: string }>(sql`select file_hash as hash from record_file where id = ${id}`))
    .rows[0]?.hash ?? '';
const fileOf = (id: string, fileId: string, field = 'photo') => `${base}/${id}/files/${field}/${fileId}`;
/** A picture of its own: equal content is stored once. */
let drawn = 0;
const picture = () => {
  drawn += 1;
  return Buffer.concat([aPicture('jpeg'), Buffer.from(`foto ${drawn}`)]);
};
const jpg = { name: 'foto.jpg' };

describe('a record with files', () => {
  it('names them in its order, with titles of its own where the field has captions', async () => {
    const [one, two] = [await taken(admin, picture(), jpg), await taken(admin, picture(), jpg)];
    const paper = await taken(admin, sampleFile('pdf'), { name: 'Polis.pdf', field: 'insurance' });
    const stored = await vehicleWith([{ id: two.id, title: 'Ban depan kiri' }, { id: one.id }], {
      insurance: [{ id: paper.id, title: 'Judul yang tidak boleh' }],
    });
    expect(stored).toMatchObject({
      photo: [
        { ...two, title: 'Ban depan kiri' },
        { ...one, title: 'foto.jpg' },
      ],
      insurance: [{ ...paper, title: 'Polis.pdf' }],
    });
    expect((await admin.get(`${base}/${stored.id}`)).body.data).toEqual(stored);
  });

  it('gives them to who may read it, with safe headers, pictures and PDF in place', async () => {
    const content = picture();
    const photo = await taken(admin, content, jpg);
    const paper = await taken(admin, sampleFile('pdf'), { name: 'Polis.pdf', field: 'insurance' });
    const { id } = await vehicleWith([{ id: photo.id, title: 'Lubang' }], { insurance: [paper] });
    const read = await atasan.get(fileOf(id, photo.id));
    expect([read.status, read.raw]).toEqual([200, content]);
    expect(read.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-disposition': `inline; filename="Lubang.jpg"; filename*=UTF-8''Lubang.jpg`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect((await atasan.get(`${fileOf(id, photo.id)}?thumb=1`)).headers['content-type']).toBe('image/jpeg');
    const second = await atasan.get(fileOf(id, paper.id, 'insurance'));
    expect(second.headers['content-disposition']).toContain('inline; filename="Polis.pdf"');
    expect((await app.stranger.get(fileOf(id, photo.id))).status).toBe(401);
  });

  it('keeps files of others, of other records and of other fields to themselves', async () => {
    const photo = await taken(admin, picture(), jpg);
    const own = await vehicleWith([photo]);
    const other = await vehicleWith([]);
    for (const url of [
      fileOf(other.id, photo.id),
      fileOf(own.id, photo.id, 'insurance'),
      fileOf(own.id, photo.id, 'name'),
      fileOf(own.id, newId()),
      fileOf(newId(), photo.id),
      fileOf('x', photo.id),
      `${base}/files/photo/${photo.id}`,
    ])
      expect((await admin.get(url)).status, url).toBe(404);
  });

  it('is refused at the field for a file that is another’s, another record’s, another field’s, or none', async () => {
    const saved = await taken(admin, picture(), jpg);
    await vehicleWith([saved]);
    const body = await bodyOf(vehicle);
    const own = await vehicleWith([]);
    const paper = await taken(admin, sampleFile('pdf'), { name: 'Polis.pdf', field: 'insurance' });
    const wrong = {
      'of another person': await taken(atasan, picture(), jpg),
      'of another record': saved,
      'of another field': paper,
      'of nothing': { id: newId() },
    };
    for (const [what, file] of Object.entries(wrong)) {
      const made = await admin.post(base, { ...body, photo: [{ id: file.id }] });
      expect([made.status, Object.keys(made.body.errors)], what).toEqual([422, ['photo']]);
      const changed = await admin.put(`${base}/${own.id}`, {
        photo: [{ id: file.id }],
        version: own.version,
      });
      expect([changed.status, Object.keys(changed.body.errors)], what).toEqual([422, ['photo']]);
    }
  });

  it('gives one upload to one of two records that name it at once', async () => {
    const photo = await taken(admin, picture(), jpg);
    const [first, second] = [await bodyOf(vehicle), await bodyOf(vehicle)];
    const answers = await Promise.all(
      [first, second].map((body) => admin.post(base, { ...body, photo: [photo] })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422]);
  });

  it('is refused where the right was taken away between upload and save', async () => {
    const photo = await taken(atasan, picture(), jpg);
    const own = await vehicleWith([]);
    const { rows: roles } = await app.db.execute<{ id: string; version: number; paths: string[] }>(
      sql`select id, version, privileged_list as paths from role where ${vehicle.path} = any(privileged_list)`,
    );
    for (const { id, version, paths } of roles) {
      const privilegedList = paths.filter((path) => path !== vehicle.path);
      await admin.put(`/user/api/Role/${id}`, { version, privilegedList });
    }
    const change = { photo: [photo], version: own.version };
    expect((await atasan.put(`${base}/${own.id}`, change)).status).toBe(403);
    expect((await atasan.get(`${base}/files/photo/${photo.id}`)).status).toBe(403);
    await app.db.execute(
      sql`update role set privileged_list = privileged_list || ${sql.param([vehicle.path])}::text[], version = version + 1
        where id = any(${sql.param(roles.map(({ id }) => id))}::uuid[])`,
    );
    // A write to a role makes the rights anew.
    const [role] = roles;
    const now = await admin.get(`/user/api/Role/${role?.id}`);
    expect(now.status).toBe(200);
    await admin.put(`/user/api/Role/${role?.id}`, { version: now.body.data.version, isActive: true });
    expect((await atasan.get(`${base}/${own.id}`)).status).toBe(200);
  });

  it('may be put back as it was read, and takes back what was taken off it', async () => {
    const photo = await taken(admin, picture(), jpg);
    const own = await vehicleWith([photo]);
    const read = (await admin.get(`${base}/${own.id}`)).body.data;
    expect((await admin.put(`${base}/${own.id}`, read)).status).toBe(200);
    expect((await admin.put(`${base}/${own.id}`, { photo: [] })).body.data.photo).toEqual([]);
    expect((await admin.get(fileOf(own.id, photo.id))).status).toBe(404);
    expect((await admin.put(`${base}/${own.id}`, { photo: [photo] })).body.data.photo).toEqual([photo]);
    expect((await admin.get(fileOf(own.id, photo.id))).status).toBe(200);
  });

  it('is refused in changes of many', async () => {
    const own = await vehicleWith([]);
    const photo = await taken(admin, picture(), jpg);
    const { status, body } = await admin.post(`${base}/bulk`, {
      action: 'update',
      ids: [own.id],
      data: { photo: [photo] },
    });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['photo']]);
  });
});

describe('what stands elsewhere of a file', () => {
  it('is a count in lists, and the first picture’s id', async () => {
    const photos = [await taken(admin, picture(), jpg), await taken(admin, picture(), jpg)];
    const own = await vehicleWith(photos);
    const { items } = (await admin.get(`${base}?ids=${own.id}`)).body.data;
    expect(items).toHaveLength(1);
    expect(items[0]).toMatchObject({ photoCount: 2, photoFirst: photos[0]?.id, insuranceCount: 0 });
    expect(Object.keys(items[0])).not.toContain('photo');
  });

  it('is its title in history and audit, and in exports', async () => {
    const photo = await taken(admin, picture(), jpg);
    const own = await vehicleWith([{ ...photo, title: 'Lubang, lajur 1' }]);
    await admin.put(`${base}/${own.id}`, { photo: [{ id: photo.id, title: 'Patok KM 58' }] });
    const { items } = (await admin.get(`${base}/${own.id}/history`)).body.data;
    expect(items[0].changes).toEqual([
      { field: 'photo', label: 'Foto', before: ['Lubang, lajur 1'], after: ['Patok KM 58'] },
    ]);
    const { rows } = await app.db.execute<{ text: string }>(
      sql`select coalesce(before::text, '') || coalesce(after::text, '') as text from audit_log where record_id = ${own.id}`,
    );
    const hash = await hashOf(photo.id);
    expect(hash).toHaveLength(64);
    expect(rows.filter(({ text }) => text.includes(hash))).toEqual([]);
    const exported = await admin.get<string>(`${base}/export?format=csv&ids=${own.id}`);
    expect(exported.body).toContain('Patok KM 58');
  });

  it('is nothing in the columns of an import', async () => {
    const { body } = await admin.get<string>(`${base}/import/template?format=csv`);
    expect(body).not.toContain('Foto');
  });
});

describe('content', () => {
  const isKept = async (hash: string) => app.files.hasFile(hash);
  /** The job of the night, so many days later. */
  const nightAfter = async (days: number) => {
    await app.db.execute(sql`update record_file set created_at = created_at - make_interval(days => ${days}),
      unlinked_at = unlinked_at - make_interval(days => ${days})`);
    await purgeExpired(app);
    await removeLeftFiles(app, new Date(Date.now() + days * 86_400_000));
  };

  it('of unsaved uploads and of files taken off goes in the night, of deleted records it stays', async () => {
    const [left, off, kept, deleted] = [
      await taken(admin, picture(), jpg),
      await taken(admin, picture(), jpg),
      await taken(admin, picture(), jpg),
      await taken(admin, picture(), jpg),
    ];
    const hashes = await Promise.all([left, off, kept, deleted].map(({ id }) => hashOf(id)));
    const own = await vehicleWith([off, kept]);
    await admin.put(`${base}/${own.id}`, { photo: [kept] });
    const gone = await vehicleWith([deleted]);
    expect((await admin.delete(`${base}/${gone.id}`)).status).toBe(200);
    expect((await admin.get(fileOf(gone.id, deleted.id))).status).toBe(404);
    await nightAfter(3);
    expect(await Promise.all(hashes.map(isKept))).toEqual([false, false, true, true]);
    expect((await admin.put(`${base}/${own.id}`, { photo: [off, kept] })).status).toBe(422);
    const restored = await admin.post(`${base}/${gone.id}/restore`);
    expect([restored.status, restored.body.data.photo]).toEqual([200, [deleted]]);
    expect((await admin.get(fileOf(gone.id, deleted.id))).status).toBe(200);
  });
});
