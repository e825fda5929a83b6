import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { ProposalStep } from '../../../domain/archive/retention-flow.ts';
import type { Caller } from '../../support/app.ts';
import { base, openRetentionDesk } from './retention-desk.ts';

const desk = await openRetentionDesk();
const { app, due, begun, take, must, approved } = desk;
const { staf, delegasi, arsiparis, direktur, legal, admin, colleague, archivist, head, auditor } =
  desk.people;

describe('who may do what, in which state', () => {
  test('as DOMAIN 8 says; the others get 403, or 404 where they may not see it', async () => {
    const actors = { staf, delegasi, arsiparis, archivist, direktur, legal, auditor, admin };
    const seen: Record<string, Record<string, number>> = {};
    const made = await due('destroy');
    const id = await begun(arsiparis, 'destroy', [made.id]);
    for (const step of ['submit', 'appraise', 'approve', 'witness-legal', 'witness-audit'] as const) {
      const answers: Record<string, number> = {};
      const right = {
        submit: 'arsiparis',
        appraise: 'archivist',
        approve: 'direktur',
        'witness-legal': 'legal',
        'witness-audit': 'auditor',
      }[step];
      // Another archivist may submit it too: it is the records unit's.
      for (const [name, actor] of Object.entries(actors))
        if (name !== right && !(step === 'submit' && name === 'archivist'))
          answers[name] = (await take(actor, id, step)).status;
      const own = actors[right as keyof typeof actors];
      answers[right] = (await take(own, id, step)).status;
      seen[step] = answers;
    }
    const decides = { direktur: 403, legal: 403, auditor: 403 };
    expect(seen).toEqual({
      submit: {
        staf: 404,
        delegasi: 404,
        admin: 404,
        direktur: 404,
        legal: 404,
        auditor: 404,
        arsiparis: 200,
      },
      appraise: { staf: 404, delegasi: 404, admin: 404, arsiparis: 403, archivist: 200, ...decides },
      approve: {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        direktur: 200,
      },
      'witness-legal': {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        legal: 200,
      },
      'witness-audit': {
        staf: 404,
        delegasi: 404,
        admin: 404,
        arsiparis: 403,
        archivist: 403,
        ...decides,
        auditor: 200,
      },
    });
    expect((await take(legal, id, 'witness-legal')).status).toBe(409);
    expect((await take(arsiparis, id, 'check')).status).toBe(404);
  });

  test('refuses with a reason by who is asked, takes back by whose it is; the units are free again', async () => {
    const made = await due('transfer');
    const id = await begun(staf, 'transfer', [made.id]);
    await must(staf, id, 'submit');
    const end = (by: Caller, verb: string, body: object) => by.post(`${base}/proposals/${id}/${verb}`, body);
    expect((await end(staf, 'refuse', { reason: 'Tidak jadi' })).status).toBe(403);
    expect((await end(arsiparis, 'refuse', {})).status).toBe(422);
    expect((await end(arsiparis, 'withdraw', { reason: 'Tidak jadi' })).status).toBe(403);
    const refused = await end(arsiparis, 'refuse', { reason: 'Daftar belum lengkap' });
    expect(refused.body.data).toMatchObject({ state: 'refused', endReason: 'Daftar belum lengkap' });
    expect((await end(arsiparis, 'refuse', { reason: 'Daftar belum lengkap' })).status).toBe(409);
    const again = await begun(staf, 'transfer', [made.id]);
    const back = await staf.post(`${base}/proposals/${again}/withdraw`, { reason: 'Ditunda' });
    expect(back.body.data.state).toBe('withdrawn');
    expect((await take(staf, again, 'submit')).status).toBe(409);
  });

  test('thins out the list with a reason', async () => {
    const [one, two] = [await due('destroy'), await due('destroy')];
    const id = await begun(arsiparis, 'destroy', [one.id, two.id]);
    await must(arsiparis, id, 'submit');
    const drop = (by: Caller, filingUnitIds: string[]) =>
      by.post(`${base}/proposals/${id}/drop`, { filingUnitIds, reason: 'Masih dipakai' });
    expect((await drop(arsiparis, [one.id])).status).toBe(403);
    expect((await drop(archivist, [one.id])).status).toBe(200);
    expect((await drop(archivist, [two.id])).status).toBe(409);
  });

  test('counts proposals as mine only where I am asked', async () => {
    const made = await due('transfer');
    const id = await begun(staf, 'transfer', [made.id]);
    const mine = async (by: Caller) =>
      (await by.get(`${base}/proposals?PerPage=100`)).body.data.items.find(
        (one: { id: string }) => one.id === id,
      )?.isMine;
    expect([await mine(staf), await mine(arsiparis), await mine(delegasi)]).toEqual([true, false, undefined]);
    await must(staf, id, 'submit');
    expect([await mine(staf), await mine(arsiparis)]).toEqual([false, true]);
    const told = await app.db.execute(sql`select 1 from notification where user_id = ${arsiparis.userId}
      and detail_url = ${`/dokumen/pemberkasan/retensi/${id}`}`);
    expect(told.rows).toHaveLength(1);
  });
});

describe('what waits for a person', () => {
  test('is the same in the list, its filter, the menu’s count and on the home page', async () => {
    await begun(staf, 'transfer', [(await due('transfer')).id]);
    const checked = await begun(colleague, 'transfer', [(await due('transfer')).id]);
    await must(colleague, checked, 'submit');
    const atWitnesses = await approved([(await due('destroy')).id]);
    await must(legal, atWitnesses, 'witness-legal');
    await begun(archivist, 'appraise', [(await due('appraise')).id]);
    const everybody = {
      staf,
      colleague,
      arsiparis,
      archivist,
      direktur,
      head,
      auditor,
      legal,
      delegasi,
      admin,
    };
    const counts: Record<string, number> = {};
    for (const [name, by] of Object.entries(everybody)) {
      const list = async (query: string) =>
        ((await by.get(`${base}/proposals?PerPage=200&${query}`)).body.data?.items ?? []) as {
          id: string;
          isMine: boolean;
        }[];
      const mine = (await list('')).filter(({ isMine }) => isMine).map(({ id }) => id);
      expect([name, (await list('mine=true')).map(({ id }) => id)]).toEqual([name, mine]);
      const counted = (await by.get('/task/api/Data/sidemenucounter')).body.data.retentionCount;
      const home = (await by.get<{ key: string; value: number }[]>('/dashboard/api/Ringkasan')).body;
      const tile = home.find(({ key }) => key === 'retention')?.value ?? 0;
      expect([name, counted, tile]).toEqual([name, mine.length, mine.length]);
      counts[name] = mine.length;
    }
    expect(counts.auditor).toBeGreaterThan(0);
    expect(counts.arsiparis).toBeGreaterThan(0);
    expect(counts.delegasi).toBe(0);
  });

  test('a proposal names who may take each step to come, and nobody who has acted on another side', async () => {
    const id = await begun(arsiparis, 'destroy', [(await due('destroy')).id]);
    const sent = await must(arsiparis, id, 'submit');
    const names = (step: ProposalStep): string[] =>
      sent.awaited
        .filter((one: { step: string }) => one.step === step)
        .flatMap(({ people }: { people: { label: string }[] }) => people.map(({ label }) => label));
    expect(sent.awaited.map(({ step }: { step: string }) => step)).toEqual([
      ...['appraise', 'approve', 'witness-legal', 'witness-audit'],
    ]);
    expect(names('appraise').length).toBeGreaterThan(0);
    expect(names('appraise')).not.toContain(arsiparis.personName);
    const [witness] = sent.awaited.filter((one: { step: string }) => one.step === 'witness-legal');
    const { rows: lawyers } = await app.db.execute<{ name: string }>(sql`
      select u.person_name as name from "user" u where u.is_active and exists (select 1 from role r
        where r.id = any(u.role_ids) and r.is_active and '/dokumen/pemberkasan/legal' = any(r.privileged_list))
      order by u.person_name, u.id`);
    expect(names('witness-legal')).toEqual(lawyers.slice(0, 3).map(({ name }) => name));
    expect(witness.more).toBe(lawyers.length - 3);
    const refused = await archivist.post(`${base}/proposals/${id}/refuse`, { reason: 'Belum lengkap' });
    expect(refused.body.data.awaited).toEqual([]);
  });

  test('who may not propose what is due is told who may', async () => {
    const { id } = await due('transfer');
    const retention = async (by: Caller) => (await by.get(`/arsip/api/FilingUnit/${id}/retention`)).body.data;
    const records = await retention(arsiparis);
    expect(records.can.propose).toBeNull();
    expect(records.proposers.length).toBeGreaterThan(0);
    expect(records.proposers.map((one: { id: string }) => one.id)).not.toContain(arsiparis.userId);
    expect(await retention(staf)).toMatchObject({ can: { propose: 'transfer' }, proposers: [] });
  });
});
