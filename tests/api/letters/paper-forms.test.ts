import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import type { Ok } from '../../support/app.ts';
import { png } from '../letterheads/pictures.ts';
import { openDesk } from './desk.ts';

const desk = await openDesk();
const { app } = desk;
const { db } = app;
const { staf } = desk.people;
const folder = new URL('../../../server/db/migrations/', import.meta.url);

test('an older installation gets the forms of the kinds it has; what was signed keeps the form it was printed in', async () => {
  const before = await desk.inState('sent');
  await db.execute(sql`update letter_document set printed = printed #- '{facts,arrangement}'`);
  await db.execute(sql`update script_sub_type set arrangement = 'nota' where arrangement <> 'surat'`);
  await db.execute(sql`update script_sub_type set code = 'BERITA' where code = 'BA'`);
  const file = readdirSync(folder).find((name) => name.endsWith('_paper_forms.sql'));
  for (const statement of readFileSync(new URL(file ?? '', folder), 'utf8').split('--> statement-breakpoint'))
    await db.execute(sql.raw(statement));
  const found = await db.execute<{ code: string; arrangement: string }>(
    sql`select code, arrangement from script_sub_type`,
  );
  const forms = Object.fromEntries(found.rows.map(({ code, arrangement }) => [code, arrangement]));
  expect(forms).toMatchObject({
    ND: 'nota',
    SD: 'surat',
    KEPDIR: 'keputusan',
    BERITA: 'berita-acara',
    PKS: 'perjanjian',
  });
  await db.execute(sql`update script_sub_type set arrangement = 'pengumuman'`);
  const letter = (await staf.get(desk.at(before))).body.data;
  expect(letter.paper.arrangement).toBe('nota');
});

test('in a kind of two parties the first receiver stands beside the signer, also after signing', async () => {
  await db.execute(sql`update script_sub_type set arrangement = 'berita-acara' where code = 'ND'`);
  const id = await desk.inState('sent');
  const { paper, receivers } = (await staf.get(desk.at(id))).body.data;
  expect(paper.secondParty).toMatchObject({
    personName: receivers[0].personName,
    positionName: receivers[0].positionName,
    institution: expect.stringMatching(/^PT /),
  });
});

test('an agreement has the logo of the institution its other party is; an older installation keeps PIHAK PERTAMA', async () => {
  const file = readdirSync(folder).find((name) => name.endsWith('_two_parties.sql'));
  const [, naming = ''] = readFileSync(new URL(file ?? '', folder), 'utf8').split('--> statement-breakpoint');
  await db.execute(
    sql`update script_sub_type set arrangement = 'perjanjian', adjustments = '{"labels":{"about":"PERIHAL"}}' where code = 'ND'`,
  );
  await db.execute(sql.raw(naming));
  const logo = (await app.signIn('admin')).ask<Ok<{ logo: string }>>({
    method: 'POST',
    url: '/master-data/api/Logo',
    payload: png,
    headers: { 'content-type': 'image/png' },
  });
  const hash = (await logo).body.data.logo;
  const [other] = (
    await db.execute<{ name: string }>(
      sql`update institution set logo = ${hash} where id = (select id from institution limit 1) returning name`,
    )
  ).rows;
  const parties = ['PT Nusantara Tol Raya (Persero)', other?.name.toUpperCase()].map((name) => ({
    ...{ name, introductionId: null, values: {} },
  }));
  const id = await desk.inState('draft', { contract: { parties, articles: [], values: {} } });
  const { paper } = (await staf.get(desk.at(id))).body.data;
  expect(paper.adjustments.labels).toEqual({ about: 'PERIHAL', firstParty: 'PIHAK PERTAMA' });
  expect(paper.partyMarks).toEqual([{ name: other?.name, logo: hash }]);
});
