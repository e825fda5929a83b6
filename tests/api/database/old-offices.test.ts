import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { migrate } from '../../../server/db/migrate.ts';
import { type Cells, oldDatabase } from '../../support/old-database.ts';

// Data from before roles of holdings (0060), paper forms (0062), personal desks (0066), officials' parts (0073),
// counters in columns (0078) and names of subtypes (0079) migrates without loss, also in posts with several holders.

const { pool, db, upTo, put } = await oldDatabase('old');

const cellOf = async (statement: string, ...values: unknown[]): Promise<unknown> => {
  const { rows } = await pool.query({ text: statement, values, rowMode: 'array' });
  return rows[0]?.[0];
};
const ownerOf = (table: string, id: string) =>
  cellOf(`select only_user_id from "${table}" where id = $1`, id);

const person = (id: string, roles: string[] = []) =>
  put('user', { id, role_ids: roles, is_active: true, email: `${id}@old.example` });
const holding = (userId: string, positionId: string, startDate = '2024-01-01') =>
  put('job_mapping', { user_id: userId, position_id: positionId, type: 'definitif', start_date: startDate });

const [ani, budi, citra, delegate] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const [officers, head, unit] = [randomUUID(), randomUUID(), randomUUID()];
const role = randomUUID();
const old: Record<string, string> = {};

test('what the old version wrote is taken over', async () => {
  await upTo(60);
  await put('role', { id: role, name: 'Pegawai', privileged_list: [], is_active: true });
  await put('organization_unit', { id: unit });
  for (const id of [officers, head]) await put('position', { id, unit_id: unit, is_active: true });
  await Promise.all([ani, budi, citra, delegate].map((id) => person(id, [role])));
  // Two officers; Ani is head of something besides, since later.
  for (const one of [ani, budi]) await holding(one, officers);
  old.further = await holding(ani, head, '2025-01-01');
  old.session = await put('session', { user_id: ani, entry_id: old.further });
  const letter = (cells: Cells) =>
    put('letter', { state: 'sent', subject: 'Lama', position_id: citra, user_id: citra, ...cells });
  old.draft = await letter({ state: 'draft', position_id: officers, user_id: budi });
  old.letter = await letter({});
  const receiver = { letter_id: old.letter, kind: 'receiver', position_id: officers };
  for (const [order, userId] of [ani, budi].entries())
    await put('letter_recipient', { ...receiver, order, user_id: userId });
  old.item = await put('inbox_item', {
    ...{ letter_id: old.letter, position_id: officers, kind: 'receiver', subject: 'Lama', is_open: true },
    read_at: '2024-01-03',
  });
  await put('letter_timeline', { letter_id: old.letter, event: 'read', user_id: ani, position_id: officers });
  old.review = await letter({ state: 'review' });
  const asked = { letter_id: old.review, position_id: officers };
  await put('letter_reviewer', { ...asked, order: 1, user_id: budi });
  old.task = await put('task', { ...asked, kind: 'review', only_user_id: null });
  old.kind = await put('script_sub_type', { code: 'KEPDIR', name: 'Keputusan', arrangement: 'nota' });
  const printed = await letter({ script_sub_type_id: old.kind, position_id: citra });
  await put('letter_document', { letter_id: printed, printed: { facts: { from: 'Direksi' } } });
  await upTo(67);
});

test('a further post goes on with the roles of its person, and what is signed in with it', async () => {
  expect(await cellOf('select role_ids from job_mapping where id = $1', old.further)).toEqual([role]);
  const entry = await cellOf('select role_entry_id($1, $2)', old.further, role);
  expect(await cellOf('select entry_id from session where id = $1', old.session)).toBe(entry);
  expect(await cellOf('select main_roles($1)', ani)).toEqual([role]);
});

test('what was printed stays as it was, while its kind gets the form that fits it', async () => {
  expect(await cellOf('select arrangement from script_sub_type where id = $1', old.kind)).toBe('keputusan');
  expect(await cellOf(`select printed->'facts'->>'arrangement' from letter_document`)).toBe('nota');
});

test('of several holders each has what names them, read by whom it was read', async () => {
  expect(await ownerOf('letter', old.draft ?? '')).toBe(budi);
  expect(await ownerOf('task', old.task ?? '')).toBe(budi);
  const { rows } = await pool.query(
    'select only_user_id as owner, read_at is not null as "isRead" from inbox_item where letter_id = $1 order by id = $2 desc',
    [old.letter, old.item],
  );
  expect(rows).toEqual([
    { owner: ani, isRead: true },
    { owner: budi, isRead: false },
  ]);
});

test('what delegates were given in their own name is the officials’, once for each', async () => {
  await upTo(73);
  const second = randomUUID();
  const delegation = (from_user_id: string, to_user_id: string) =>
    put('delegation', {
      ...{ from_position_id: officers, from_user_id, to_user_id, scopes: ['periksa'], is_active: true },
      ...{ start_date: '2024-01-01', end_date: '2024-02-01' },
    });
  const [ofBudi, ofBudiToo, ofAni] = [
    await delegation(budi, delegate),
    await delegation(budi, second),
    await delegation(ani, delegate),
  ];
  const letter = () =>
    put('letter', { state: 'sent', subject: 'a.n.', position_id: citra, user_id: citra, security_rank: 2 });
  const named = (letter_id: string, kind: string, user_id: string, delegation_id: string, order = 1) =>
    put('letter_recipient', { letter_id, kind, position_id: officers, user_id, delegation_id, order });
  const item = (letter_id: string, only_user_id: string, kind = 'receiver') =>
    put('inbox_item', { letter_id, position_id: officers, only_user_id, kind, subject: 'a.n.' });
  const ownersOf = async (letterId: string) => {
    const { rows } = await pool.query(
      'select only_user_id as owner, kind from inbox_item where letter_id = $1',
      [letterId],
    );
    return rows;
  };

  const plain = await letter();
  await named(plain, 'receiver', delegate, ofBudi);
  await put('letter_reviewer', {
    ...{ letter_id: plain, position_id: officers, user_id: delegate, delegation_id: ofBudi, order: 1 },
  });
  await item(plain, delegate);
  const task = await put('task', {
    ...{ letter_id: plain, position_id: officers, only_user_id: delegate, kind: 'review' },
  });
  const archived = await put('archive', {
    unit_id: unit,
    reader_position_ids: [],
    reader_user_ids: [delegate],
  });
  await put('archive_letter', { archive_id: archived, letter_id: plain, kind: 'source' });
  // Two delegates of one official in one letter; one delegate of two officials in another.
  const twice = await letter();
  await named(twice, 'receiver', delegate, ofBudi);
  await named(twice, 'cc', second, ofBudiToo);
  await item(twice, second, 'cc');
  await item(twice, delegate);
  const disposed = await put('disposition', {
    ...{ letter_id: twice, from_user_id: second, from_position_id: officers, instruction_ids: [] },
    inbox_item_id: await cellOf(
      'select id from inbox_item where letter_id = $1 and only_user_id = $2',
      twice,
      second,
    ),
  });
  const forBoth = await letter();
  await named(forBoth, 'receiver', delegate, ofAni);
  await named(forBoth, 'receiver', delegate, ofBudi, 2);
  await item(forBoth, delegate);

  await upTo(76);

  expect(await ownersOf(plain)).toEqual([{ owner: budi, kind: 'receiver' }]);
  expect(await ownerOf('task', task)).toBe(budi);
  expect(await cellOf('select reader_user_ids from archive where id = $1', archived)).toEqual([budi]);
  expect(await ownersOf(twice)).toEqual([{ owner: budi, kind: 'receiver' }]);
  expect(
    await cellOf(
      'select only_user_id from disposition d join inbox_item i on i.id = inbox_item_id where d.id = $1',
      disposed,
    ),
  ).toBe(budi);
  const owners = await ownersOf(forBoth);
  expect(owners.map(({ owner }: { owner: string }) => owner).toSorted()).toEqual([ani, budi].toSorted());
});

test('who had left such a post reads no archive item by what was open on their desk', async () => {
  const [gone, stayed, elsewhere, asked] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  const [former, other] = [randomUUID(), randomUUID()];
  await Promise.all([gone, stayed, elsewhere, asked].map((id) => person(id)));
  for (const id of [former, other]) await put('position', { id, unit_id: unit, is_active: true });
  for (const user_id of [gone, elsewhere, asked])
    await put('job_mapping', {
      ...{
        user_id,
        position_id: former,
        type: 'definitif',
        start_date: '2024-01-01',
        end_date: '2024-06-01',
      },
    });
  await holding(stayed, former);
  await holding(elsewhere, other);
  const kept = async (security_rank: number) => {
    const letter_id = await put('letter', {
      state: 'sent',
      position_id: citra,
      user_id: citra,
      security_rank,
    });
    const item = { letter_id, kind: 'receiver', subject: 'Lama', is_open: true };
    await put('inbox_item', { ...item, position_id: former, only_user_id: null });
    await put('inbox_item', { ...item, position_id: former, only_user_id: stayed });
    await put('letter_reviewer', { letter_id, position_id: other, user_id: elsewhere, order: 1 });
    const archive_id = await put('archive', {
      ...{ unit_id: unit, reader_position_ids: [former], reader_user_ids: [gone, stayed, elsewhere, asked] },
    });
    await put('archive_letter', { archive_id, letter_id, kind: 'source' });
    await put('access_request', { archive_id, by_user_id: asked, state: 'approved' });
    return archive_id;
  };
  const [rahasia, sangatRahasia] = [await kept(3), await kept(4)];

  await upTo(77);

  const readersOf = (id: string) => cellOf('select reader_user_ids from archive where id = $1', id);
  expect(await readersOf(rahasia)).toEqual([stayed, elsewhere, asked]);
  expect(await readersOf(sangatRahasia)).toEqual([gone, stayed, elsewhere, asked]);
});

test('each number stays with its counter, whose key becomes columns', async () => {
  await upTo(78);
  const rule = randomUUID();
  await put('script_number_code', { id: rule });
  const counters: [scope: string, key: Cells][] = [
    [
      `company=NTR|unit=${unit}|kind=ND|2026`,
      { company_code: 'NTR', unit_id: unit, sub_kind_code: 'ND', period: '2026' },
    ],
    [`company=NTO|unit=${unit}|2026-11`, { company_code: 'NTO', unit_id: unit, period: '2026-11' }],
    ['company=NTO|kind=SE/1.a', { company_code: 'NTO', sub_kind_code: 'SE/1.a' }],
    ['company=A|B|2025', { company_code: 'A|B', period: '2025' }],
    ['company=2024', { company_code: '2024' }],
  ];
  const numbers = new Map<string, Cells>();
  for (const [at, [scope, key]] of counters.entries()) {
    const of = { scope: `${rule}|${scope}` };
    const counter = {
      number_code_id: rule,
      unit_id: null,
      sub_kind_code: null,
      period: null,
      last: 2,
      ...key,
    };
    await put('letter_number', { ...of, sequence: 1, number: `${at}/1` });
    await put('booked_number', { ...of, sequence: 2, number_code_id: rule, pattern: `${at}/2` });
    // The row of one was lost.
    if (at > 0) await put('number_counter', { ...of, number_code_id: rule, last: 2 });
    for (const sequence of [1, 2]) numbers.set(`${at}/${sequence}`, { ...counter, sequence });
  }

  await upTo(79);

  const { rows } = await pool.query(`
    select n.number, n.sequence, c.number_code_id, c.company_code, c.unit_id, c.sub_kind_code, c.period, c.last
    from (select counter_id, number, sequence from letter_number union all
      select counter_id, pattern, sequence from booked_number) n join number_counter c on c.id = n.counter_id`);
  expect(new Map(rows.map(({ number, ...counter }) => [number, counter]))).toEqual(numbers);
  expect(await cellOf('select count(*)::int from number_counter')).toBe(counters.length);
  const again = pool.query(
    `insert into number_counter (number_code_id, company_code, last) values ($1, '2024', 1)`,
    [rule],
  );
  await expect(again).rejects.toThrow('number_counter_once');
});

test('what names a subtype has the same content under its new name', async () => {
  const rule = await put('script_number_code', { counter_scope: ['unitId', 'subKindCode'] });
  const fields = { subject: 'Lama', scriptSubTypeId: old.kind };
  const names = { kind: 'Arahan', subKind: 'Keputusan' };
  await put('letter_version', {
    letter_id: old.letter,
    no: 1,
    meta: { fields, parts: {}, names, people: [] },
  });
  const counted = await cellOf('select count(*)::int from number_counter where sub_kind_code is not null');

  await migrate(db);

  expect(await cellOf('select counter_scope from script_number_code where id = $1', rule)).toEqual([
    'unitId',
    'subTypeCode',
  ]);
  expect(await cellOf('select meta from letter_version where letter_id = $1', old.letter)).toEqual({
    fields: { subject: 'Lama', subTypeId: old.kind },
    parts: {},
    names: { kind: 'Arahan', subType: 'Keputusan' },
    people: [],
  });
  expect(await cellOf('select count(*)::int from number_counter where sub_type_code is not null')).toBe(
    counted,
  );
});
