import { describe, expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Actor } from '../../../server/actor.ts';
import { checkRows } from '../../../server/transfer/import/check/check-rows.ts';
import { probeHooks } from '../../../server/transfer/import/check/probe-hooks.ts';
import type { FileRow } from '../../../server/transfer/import/file/cells.ts';
import { testApp } from '../../support/app.ts';
import { checked, imported, matched, settled, upload } from './transfers.ts';

const { pool, db, signIn } = await testApp();
const admin = await signIn('admin');
const base = '/master-data/api/ArchiveClassification';
const positions = resourceNamed('pengaturan.jabatan') as unknown as Resource;
const classes = resourceNamed('master-data.klasifikasi-arsip') as unknown as Resource;

const stored = async (code: string) =>
  (await pool.query('select * from archive_classification where code = $1', [code])).rows[0];
const silent = async () => undefined;
const actor: Actor = {
  userId: (await pool.query(`select id from "user" where email = 'admin@naskah.example'`)).rows[0].id,
  sessionId: '',
  personName: '',
  entryId: (await pool.query('select id from job_mapping limit 1')).rows[0].id,
  entryType: 'User Main Role',
  positionId: '',
  sharesPost: false,
  positionName: '',
  ownPositionName: '',
  unitId: '',
  unitName: '',
  forUserId: null,
  scopes: null,
  canOpenSecret: true,
  isUnitKearsipan: false,
  recordsOf: [],
  isAdditional: false,
  privileges: [],
};

describe('What was checked is what is stored', () => {
  it('also where a name means another record by then', async () => {
    await imported(admin, base, 'Kode;Nama;isLeaf\nNAMA.1;Induk lama;t\nNAMA.2;Induk lain;t\n');
    const job = await checked(admin, base, 'Kode;Induk;Nama;isLeaf\nNAMA.1.1;Induk lama;Anak;t\n');
    expect(job.counts).toMatchObject({ create: 1, bad: 0 });
    await pool.query(`update archive_classification set name = 'Dulu lama' where code = 'NAMA.1'`);
    await pool.query(`update archive_classification set name = 'Induk lama' where code = 'NAMA.2'`);
    await admin.post(`${base}/import/${job.id}/apply`);
    const told = await settled(admin, base, job.id);
    expect(told).toMatchObject({ state: 'checked', message: expect.stringContaining('Data berubah') });
    expect(await stored('NAMA.1.1')).toBeUndefined();
    await admin.post(`${base}/import/${job.id}/apply`);
    expect((await settled(admin, base, job.id)).state).toBe('done');
    expect((await stored('NAMA.1.1')).parent_id).toBe((await stored('NAMA.2')).id);
  });

  it('and is the same plan where rows name rows of the same file', async () => {
    const rows: FileRow[] = [
      [2, ['PETA.1', 'PETA', 'Anak', 'Tidak']],
      [3, ['PETA', '', 'Induk', 'Tidak']],
    ];
    const mapping = { code: 0, parentId: 1, name: 2, isLeaf: 3 };
    const work = {
      resource: classes,
      actor,
      rule: true as const,
      options: { mapping, mode: 'create' as const, key: null },
    };
    const [one, two] = [
      await checkRows(db, work, rows, false, silent),
      await checkRows(db, work, rows, false, silent),
    ];
    expect(one.creations[0]?.id).not.toBe(two.creations[0]?.id);
    expect(one.fingerprint).toBe(two.fingerprint);
  });
});

describe('The row rule', () => {
  it('holds for records as they would be, new and changed', async () => {
    await imported(
      admin,
      base,
      'Kode;Nama;Kelompok;isLeaf\nATUR.1;Satu;Substantif;t\nATUR.2;Dua;Fasilitatif;t\n',
    );
    const rows: FileRow[] = [
      [2, ['ATUR.1', 'Satu', 'Fasilitatif', 'Tidak']],
      [3, ['ATUR.1', 'Satu baru', 'Substantif', 'Tidak']],
      [4, ['ATUR.3', 'Tiga', 'Fasilitatif', 'Tidak']],
      [5, ['ATUR.4', 'Empat', 'Substantif', 'Tidak']],
    ];
    const work = {
      resource: classes,
      actor,
      rule: { group: 'substantif' },
      options: { mapping: { code: 0, name: 1, group: 2, isLeaf: 3 }, mode: 'upsert' as const, key: 'code' },
    };
    for (const row of rows) {
      const plan = await checkRows(db, work, [row], false, silent);
      const isInside = row[1][2] === 'Substantif';
      expect(plan.badRows, String(row)).toBe(isInside ? 0 : 1);
      if (!isInside) expect(plan.problems[0]?.reason).toContain('tidak dapat membuka');
    }
    // An unreachable record looks missing: only "code taken" is reported.
    const hidden = await checkRows(db, work, [[2, ['ATUR.2', 'Dua', 'Substantif', 'Tidak']]], false, silent);
    expect(hidden.problems.map(({ reason }) => reason)).toEqual(['Kode ini sudah dipakai.']);
  });
});

describe('At most two imports work at once', () => {
  it('also when many are started in the same moment, and a refused one holds no place', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => `SERENTAK.${at};Nama ${at};t`).join('\n');
    const jobs = [];
    for (let n = 0; n < 5; n += 1)
      jobs.push((await upload(admin, base, `Kode;Nama;isLeaf\n${rows}\n`)).body.data);
    const refused = await Promise.all(jobs.map(({ id }) => admin.post(`${base}/import/${id}/apply`)));
    expect(refused.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    await pool.query(`update import_job set options = $1 where state = 'uploaded'`, [
      { mapping: matched(jobs[0]), mode: 'create', key: null },
    ]);
    for (const { id } of jobs) expect((await admin.post(`${base}/import/${id}/apply`)).status).toBe(409);
    const answers = await Promise.all(
      jobs.map((job) => admin.post(`${base}/import/${job.id}/check`, { mapping: matched(job) })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 429, 429, 429]);
    for (const { id } of jobs) await settled(admin, base, id);
  });
});

describe('The dry run', () => {
  it('asks hooks of new branches whose parents stand further down, across portions', async () => {
    const unit = (await pool.query('select code from organization_unit where is_active limit 1')).rows[0]
      .code;
    const rows = Array.from({ length: 450 }, (_, at): FileRow => {
      const parent = at < 449 ? `POS.${at + 1}` : '';
      return [at + 2, [`POS.${at}`, `Pos ${at}`, parent, unit, 5, 'Pelaksana']];
    });
    const mapping = { code: 0, name: 1, parentId: 2, unitId: 3, level: 4, kind: 5 };
    const options = { mapping, mode: 'create' as const, key: null };
    const work = { resource: positions, actor, rule: true as const, options };
    const plan = await checkRows(db, work, rows, false, silent);
    expect(plan.problems).toEqual([]);
    const asked: unknown[] = [];
    const afterWrite = async (_tx: unknown, { record }: { record: Record<string, unknown> }) => {
      asked.push(record.code);
    };
    await probeHooks(db, work, { afterWrite }, plan, silent);
    expect(plan).toMatchObject({ badRows: 0, problems: [] });
    expect(new Set(asked).size).toBe(450);
    expect(asked).toHaveLength(450);
    expect((await pool.query(`select 1 from position where code like 'POS.%'`)).rowCount).toBe(0);
  });

  it('holds no row longer than a portion of them', async () => {
    const { rows } = await pool.query(
      `insert into archive_classification (id, code, name, "group", is_leaf)
       select gen_random_uuid(), 'PORSI.' || n, 'Porsi ' || n, 'substantif', false from generate_series(1, 450) n
       returning id, version, name`,
    );
    const changes = rows.map(({ id, version, name }, at) => ({
      row: at + 2,
      id,
      before: { id, version, name },
      values: { name: `${name} baru` },
    }));
    const plan = { creations: [], changes, unchanged: 0, problems: [], badRows: 0, fingerprint: '' };
    const options = { mapping: {}, mode: 'upsert' as const, key: 'code' };
    const work = { resource: classes, actor, rule: true as const, options };
    let held = 0;
    await probeHooks(db, work, { afterWrite: silent }, plan, async (asked) => {
      if (asked !== 300) return;
      const free = await pool.query(
        'select id from archive_classification where id = any($1::uuid[]) for update skip locked',
        [changes.map(({ id }) => id)],
      );
      held = changes.length - free.rows.length;
    });
    expect(held).toBeGreaterThan(0);
    expect(held).toBeLessThanOrEqual(200);
    expect(plan.badRows).toBe(0);
  });
});
