import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../../lib/condition.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Life, LifeEvent, Party, Who } from '../../../resources/life/life.ts';
import { type Answer, type Caller, type Ok, testApp } from '../../support/app.ts';
import { addressOf, openEverything, tableOf, writtenResources } from '../../support/declared/store.ts';
import { generator } from '../../support/declared/valid-values.ts';

// Each declared life: every pair of stage and event, by somebody it is for and by somebody it is not.

const { signIn, pool } = await testApp();
await openEverything(pool);
const admin = await signIn('admin');
const staff = await signIn('staf');
const { bodyOf } = generator(admin);
const self = await whoIs();

type Living = Resource & { life: Life };
const cases = writtenResources.flatMap((resource) =>
  resource.life ? [[resource.name, resource as Living] as const] : [],
);

describe.each(cases)('%s', (_name, resource) => {
  const base = addressOf(resource);
  const { stages, events } = resource.life;
  const pairs = Object.keys(stages).flatMap((stage) =>
    Object.entries(events).map(([name, event]) => [stage, name, event] as const),
  );

  it.each(pairs)(
    'at %s, %s is fired by whom it is for, where it leads from there',
    async (stage, name, event) => {
      await openTo('staf', [resource.path]);
      const id = await at(resource, stage);
      const isRight = event.from.includes(stage);
      const offered = (await admin.get(`${base}/${id}`)).body.data.can.events;
      const isOurs = event.by !== 'system';
      expect(offered.some((one: { event: string }) => one.event === name)).toBe(isRight && isOurs);
      const mine = await fire(staff, resource, id, name);
      if (!isForWhoOpensThePage(resource, event, isRight ? [stage] : event.from))
        expect(mine.status).toBe(403);
      else expect([200, 422]).toContain(isRight ? mine.status : mine.status === 409 ? 200 : 0);
      const again = await at(resource, stage);
      const answer = await fire(admin, resource, again, name);
      // Nobody fires what the system fires.
      if (!isOurs) return expect(answer.status).toBe(403);
      if (!isRight) {
        expect(answer.status, JSON.stringify(answer.body)).toBe(409);
        expect(answer.body.data.stage).toBe(stage);
        return;
      }
      if (answer.status === 422 && event.needs) {
        expect(fieldsOf(event.needs.when)).toEqual(expect.arrayContaining(Object.keys(answer.body.errors)));
        return;
      }
      expect(answer.status, JSON.stringify(answer.body)).toBe(200);
      expect(answer.body.data.record.stage).toBe(event.to ?? stage);
      const audit = await pool.query(
        'select action from audit_log where resource = $1 and record_id = $2 order by id desc limit 1',
        [resource.name, again],
      );
      expect(audit.rows[0].action).toBe('stage');
      const { items } = (await admin.get(`${base}/${again}/steps`)).body.data;
      expect(items.map((step: { event: string | null }) => step.event)).toEqual([null, name]);
    },
  );

  it.each(
    Object.entries(events).filter(([, { to, from, by }]) => to && !from.includes(to) && by !== 'system'),
  )('%s twice at once goes through once', async (name, event) => {
    const id = await at(resource, event.from[0] ?? '');
    if (event.needs) await meet(resource, id, event);
    const answers = await Promise.all([1, 2].map(() => fire(admin, resource, id, name)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it.each(
    Object.entries(events).flatMap(([name, event]) =>
      (event.fourEyes ?? []).map((first) => [name, first] as const),
    ),
  )('%s is not for who did %s', async (name, first) => {
    const id = await at(resource, events[first]?.from[0] ?? '');
    expect((await fire(admin, resource, id, first)).status).toBe(200);
    await put(resource, id, events[name]?.from[0] ?? '');
    const { can } = (await admin.get(`${base}/${id}`)).body.data;
    const listed = (await admin.get(`${base}?PerPage=1000`)).body.data.items;
    expect(listed.find((row: { id: string }) => row.id === id).can).toEqual(can);
    const offered = can.events.find((one: { event: string }) => one.event === name);
    expect(offered.blockedBy.message).toMatch(/oleh orang lain/);
    expect((await fire(admin, resource, id, name)).status).toBe(403);
  });

  it('takes no stage from a body, and no change of a record whose life has ended', async () => {
    const body = await bodyOf(resource);
    for (const name of ['stage', 'stageDue', 'stageById', 'stageSince']) {
      const answer = await admin.post(base, { ...body, [name]: Object.keys(stages).at(-1) });
      expect(answer.status).toBe(422);
      expect(Object.keys(answer.body.errors)).toEqual([name]);
    }
    for (const stage of Object.keys(stages).filter((one) => stages[one]?.ends)) {
      const id = await at(resource, stage);
      const { version, can } = (await admin.get(`${base}/${id}`)).body.data;
      expect(can.write).toBe(false);
      expect((await admin.put(`${base}/${id}`, { isActive: true, version })).status).toBe(409);
      expect((await admin.delete(`${base}/${id}`)).status).toBe(409);
    }
  });
});

/** Stores a record at that stage, whose parties are all the administrator. */
async function at(resource: Living, stage: string): Promise<string> {
  const made = await admin.post(addressOf(resource), await bodyOf(resource));
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  const { id } = made.body.data;
  for (const party of partiesOf(resource.life)) {
    if (party.person)
      await set(
        resource,
        id,
        party.person,
        refersToPost(resource, party.person) ? self.positionId : self.userId,
      );
    if (party.unit) await set(resource, id, party.unit, self.unitId);
  }
  await put(resource, id, stage);
  return id;
}

const put = (resource: Living, id: string, stage: string) => set(resource, id, 'stage', stage);

async function set(resource: Living, id: string, field: string, value: unknown): Promise<void> {
  const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  await pool.query(`update ${tableOf(resource)} set "${column}" = $2 where id = $1`, [id, value]);
}

/** Sets what a condition wants to at least its lower bounds. */
async function meet(resource: Living, id: string, { needs }: LifeEvent): Promise<void> {
  for (const [field, holds] of Object.entries([needs?.when].flat()[0] ?? {}))
    await set(resource, id, field, typeof holds === 'object' && holds && 'min' in holds ? holds.min : holds);
}

async function fire(caller: Caller, resource: Living, id: string, name: string): Promise<Answer<Ok>> {
  const event = resource.life.events[name];
  const row = (await admin.get(`${addressOf(resource)}/${id}`)).body.data;
  return caller.post(`${addressOf(resource)}/${id}/event`, {
    event: name,
    ...(event?.note && { note: 'Sebab yang cukup' }),
    values: Object.fromEntries((event?.asks ?? []).map((field) => [field, row[field]])),
  });
}

const partiesOf = ({ stages, events }: Life): Party[] =>
  [
    ...Object.values(stages).map(({ holder }) => holder),
    ...Object.values(events).flatMap(({ by }): (Who | 'system')[] => [by].flat()),
  ].filter((who): who is Party => typeof who === 'object');

const refersToPost = ({ fields }: Resource, name: string): boolean => {
  const field = fields[name];
  return field?.kind === 'reference' && field.to === 'pengaturan.jabatan';
};

/** Whether the page's own privilege is enough at one of the stages. */
function isForWhoOpensThePage({ life, path }: Living, { by }: LifeEvent, stages: readonly string[]): boolean {
  return [by].flat().some((who) => {
    const parties =
      who === 'holder'
        ? stages.map((stage) => life.stages[stage]?.holder)
        : [typeof who === 'object' ? who : undefined];
    return parties.some((party) => party?.privilege === path && !party.person && !party.unit);
  });
}

async function whoIs(): Promise<{ userId: string; positionId: string; unitId: string }> {
  const { rows } = await pool.query(
    `select u.id as "userId", p.id as "positionId", p.unit_id as "unitId" from "user" u
     join job_mapping m on m.user_id = u.id and m.is_active join position p on p.id = m.position_id
     where u.email = 'admin@naskah.example'`,
  );
  return rows[0];
}

let role: { id: string; version: number } | undefined;

/** Gives an account these privileges and no others. */
async function openTo(account: string, privilegedList: string[]): Promise<void> {
  if (!role) {
    role = (await admin.post('/user/api/Role', { code: 'TAHAP', name: 'Tahap', privilegedList })).body.data;
    const [user] = (await admin.get(`/user/api/User?FirstChar=${account}@naskah.example`)).body.data.items;
    await admin.put(`/user/api/User/${user.id}`, { roleIds: [role?.id], version: user.version });
    return;
  }
  const answer = await admin.put(`/user/api/Role/${role.id}`, { privilegedList, version: role.version });
  role = answer.body.data;
}
