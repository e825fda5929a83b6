import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, type LetterAnswer, openDesk } from './desk.ts';

// SPEC A3 isGroup and members, B1.4 "one inbox item for each receiver, cc and group member", B5 grup-unit.
const desk = await openDesk();
const { app, people, at } = desk;
const { staf, delegasi, arsiparis, admin } = people;

/** Two groups: one of a few divisions, one whose only unit has no head. */
const groups = { divisions: '', empty: '' };
let units: string[] = [];
beforeAll(async () => {
  const found = await app.db.execute<{ id: string }>(
    sql`select id from organization_unit where code in ('NTR.OPT', 'NTR.PML', 'NTR.KEU', 'NTR.HKM') order by code`,
  );
  units = found.rows.map((row) => row.id);
  groups.divisions = await addGroup('GT-DIV', units);
  const hollow = await app.db.execute<{ id: string }>(sql`
    insert into organization_unit (id, code, name, company_code, type, numbering_code, archive_role)
    values (gen_random_uuid(), 'NTR.KSG', 'Divisi Kosong', 'NTR', 'divisi', 'NTR.KSG', 'unit_pengolah') returning id`);
  groups.empty = await addGroup('GT-KSG', [hollow.rows[0]?.id ?? '']);
});

async function addGroup(code: string, unitIds: string[]): Promise<string> {
  const made = await app.db.execute<{ id: string }>(sql`
    insert into unit_group (id, code, name, unit_ids)
    values (gen_random_uuid(), ${code}, ${`Grup ${code}`}, ${sql.param(unitIds)}::uuid[]) returning id`);
  return made.rows[0]?.id ?? '';
}

const group = (groupId: string) => ({ isGroup: true, groupId });
/** Finds the heads of units independently of the product's query. */
async function headsOf(unitIds: readonly string[]): Promise<string[]> {
  const heads: string[] = [];
  for (const unit of new Set(unitIds)) {
    const posts = await app.db.execute<{ id: string; level: number }>(
      sql`select id, level from position where unit_id = ${unit} and is_active order by level, code`,
    );
    const head = posts.rows[0];
    if (!head) continue;
    const held = await app.db.execute(sql`
      select 1 from job_mapping m join "user" u on u.id = m.user_id and u.is_active
      where m.position_id = ${head.id} and m.is_active and m.start_date <= current_date
        and coalesce(m.end_date, 'infinity') >= current_date`);
    if (held.rows.length > 0) heads.push(head.id);
  }
  return heads.toSorted();
}
const inboxOf = async (letterId: string): Promise<{ positionId: string; kind: string }[]> => {
  const found = await app.db.execute<{ positionId: string; kind: string }>(sql`
    select position_id as "positionId", kind from inbox_item where letter_id = ${letterId} order by position_id`);
  return found.rows;
};

describe('a group among receivers and ccs', () => {
  it('is kept at its place, shows whom it would reach, and is printed by its name alone', async () => {
    const { id } = await desk.save({
      receivers: [desk.named(delegasi), group(groups.divisions), desk.named(arsiparis)],
      ccs: [],
    });
    const { body } = await staf.get(at(id));
    expect(body.data.receivers.map((one: LetterAnswer) => one.isGroup ?? false)).toEqual([
      false,
      true,
      false,
    ]);
    const reached = body.data.receivers[1].members.map((one: LetterAnswer) => one.userPositionId).toSorted();
    expect(reached).toEqual(await headsOf(units));
    expect(body.data.paper.to[1]).toBe('Grup GT-DIV');
    expect(body.data.paper.to).toHaveLength(3);
    const { body: list } = await staf.get('/letter/api/Draft');
    expect(list.data.items[0].receiverNames[1]).toBe('Grup GT-DIV');
  });

  it('is unfolded when the letter is sent, to the holders of that moment, each post once', async () => {
    const { id } = await desk.save({
      receivers: [desk.named(delegasi)],
      ccs: [group(groups.divisions), desk.named(arsiparis)],
      anyReviewer: 'tidakAda',
      reviewers: [],
    });
    await desk.submit(id);
    // A unit's head post changes while the letter waits for signature.
    const [changed] = (await headsOf(units)).filter((post) => post !== delegasi.positionId);
    await app.db.execute(
      sql`update job_mapping set user_id = ${admin.userId} where position_id = ${changed}`,
    );
    await desk.sign(id);
    const items = await inboxOf(id);
    // delegasi's post heads a unit and is a receiver too: one item, as receiver.
    expect(await headsOf(units)).toContain(delegasi.positionId);
    expect(items.map((item) => item.positionId)).toEqual(
      [...new Set([...(await headsOf(units)), delegasi.positionId, arsiparis.positionId])].toSorted(),
    );
    expect(items.find((item) => item.positionId === delegasi.positionId)?.kind).toBe('receiver');
    const { body } = await staf.get(at(id));
    const members = body.data.ccs[0].members as LetterAnswer[];
    expect(members.find((member) => member.userPositionId === changed).userId).toBe(admin.userId);

    // Who it went to stays, whatever becomes of the group and its posts.
    await app.db.execute(
      sql`update unit_group set unit_ids = ${sql.param(units.slice(0, 1))}::uuid[] where id = ${groups.divisions}`,
    );
    const later = await staf.get(at(id));
    expect(later.body.data.ccs[0].members).toEqual(members);
    await app.db.execute(
      sql`update unit_group set unit_ids = ${sql.param(units)}::uuid[] where id = ${groups.divisions}`,
    );
  });

  it('reaches the heads of its units and nobody else, for any choice of units and people', async () => {
    const all = await app.db.execute<{ id: string }>(
      sql`select id from organization_unit where is_active order by code limit 30`,
    );
    const pool = all.rows.map((row) => row.id);
    let turn = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom(...pool), { minLength: 1, maxLength: 6 }),
        fc.array(fc.constantFrom(...pool), { minLength: 1, maxLength: 6 }),
        fc.boolean(),
        async (first, second, alsoByName) => {
          turn += 1;
          const [one, two] = [await addGroup(`GP-${turn}-A`, first), await addGroup(`GP-${turn}-B`, second)];
          const { id } = await desk.save({
            receivers: [...(alsoByName ? [desk.named(delegasi)] : []), group(one)],
            ccs: [group(two)],
            anyReviewer: 'tidakAda',
            reviewers: [],
          });
          const [to, cc] = [await headsOf(first), await headsOf(second)];
          const refused = await staf.post(at(id, '/submit'));
          if (to.length === 0 || cc.length === 0) {
            expect(refused.status).toBe(422);
            return;
          }
          expect(refused.status).toBe(200);
          await desk.sign(id);
          const receivers = new Set([...to, ...(alsoByName ? [delegasi.positionId] : [])]);
          const items = await inboxOf(id);
          expect(items).toHaveLength(new Set([...receivers, ...cc]).size);
          for (const { positionId, kind } of items) {
            expect(receivers.has(positionId) || cc.includes(positionId)).toBe(true);
            expect(kind).toBe(receivers.has(positionId) ? 'receiver' : 'cc');
          }
        },
      ),
      { numRuns: 12 },
    );
  }, 120_000);

  it('that reaches nobody is refused at its field when the letter is sent off, not while it is written', async () => {
    const { id } = await desk.save({ receivers: [desk.named(delegasi)], ccs: [group(groups.empty)] });
    const refused = await staf.post(at(id, '/submit'));
    expect(refused.status).toBe(422);
    expect(refused.body.errors).toHaveProperty('ccs');
    expect(refused.body.errors).not.toHaveProperty('receivers');
  });

  it.each([
    ['an unknown group', () => [group('00000000-0000-4000-8000-000000000000')], 'receivers'],
    ['the same group twice', () => [group(groups.divisions), group(groups.divisions)], 'receivers'],
    ['a group without an id', () => [{ isGroup: true }], 'receivers.0.groupId'],
    ['neither person nor group', () => [{ isGroup: 'maybe' }], 'receivers.0.isGroup'],
  ])('is refused for %s', async (_what, receivers, field) => {
    const { status, body } = await staf.post('/letter/api/Letter', desk.letter({ receivers: receivers() }));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain(field);
  });

  it('out of use may stay on a draft that has it, and keeps it from being sent off', async () => {
    const old = await addGroup('GT-LAMA', units);
    const { id, version } = await desk.save({ receivers: [group(old)] });
    await app.db.execute(sql`update unit_group set is_active = false where id = ${old}`);
    const again = await staf.put(at(id), {
      ...desk.letter({ receivers: [group(old)], subject: 'Lain' }),
      version,
    });
    expect(again.status).toBe(200);
    expect((await staf.post(at(id, '/submit'))).body.errors).toHaveProperty('receivers');
  });
});

describe('what the picker is offered', () => {
  it('finds groups in use by name or code, and says whom one reaches now and where nobody is', async () => {
    const { body } = await staf.get('/letter/api/RecipientGroup?FirstChar=gt-&PerPage=-1');
    expect(body.data.items.map((one: LetterAnswer) => one.name)).toEqual(['Grup GT-DIV', 'Grup GT-KSG']);
    const whole = await staf.get(`/letter/api/RecipientGroup/${groups.divisions}`);
    expect(whole.body.data.members.map((one: LetterAnswer) => one.userPositionId).toSorted()).toEqual(
      await headsOf(units),
    );
    const hollow = await staf.get(`/letter/api/RecipientGroup/${groups.empty}`);
    expect(hollow.body.data).toMatchObject({ members: [], unitsWithoutHead: ['Divisi Kosong'] });
  });

  it('refuses strangers, unknown groups and unknown parameters', async () => {
    expect((await app.stranger.get('/letter/api/RecipientGroup')).status).toBe(401);
    expect((await staf.get('/letter/api/RecipientGroup/x')).status).toBe(404);
    expect((await staf.get('/letter/api/RecipientGroup?colour=red')).status).toBe(400);
    expect(await idOf(app, sql`unit_group where code = 'GT-DIV'`)).toBe(groups.divisions);
  });
});
