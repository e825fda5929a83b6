import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import type { TimelineEvent } from '../../../domain/letters/letter-timeline.ts';
import { demoAccounts } from '../../../server/demo/index.ts';
import { cleanRichText, snippet } from '../../../server/rich-text/index.ts';
import { type Page, testApp } from '../../support/app.ts';

const { db, signIn } = await testApp();
const rows = async <Row extends Record<string, unknown>>(statement: ReturnType<typeof sql>) =>
  (await db.execute<Row>(statement)).rows;
/** Expects no rows; a failure shows the first five. */
const expectNone = async (statement: ReturnType<typeof sql>) =>
  expect((await rows(statement)).slice(0, 5)).toEqual([]);

describe('the letters of the demo', () => {
  it('are about 600 over two years, in every state a letter can come to', async () => {
    const states = await rows<{ state: LetterState; count: number }>(
      sql`select state, count(*)::int as count from letter group by state`,
    );
    const count = Object.fromEntries(states.map((row) => [row.state, row.count]));
    expect(Object.keys(count).sort()).toEqual([
      'cancelled',
      'cosigning',
      'draft',
      'review',
      'revision',
      'sent',
      'signing',
    ]);
    expect(count.sent).toBeGreaterThan(500);
    const [span] = await rows<{ years: number; quarters: number }>(sql`
      select extract(epoch from max(signed_at) - min(signed_at)) / 86400 / 365 as years,
             count(distinct date_trunc('quarter', signed_at))::int as quarters from letter`);
    expect(Number(span?.years)).toBeGreaterThan(1.9);
    expect(span?.quarters).toBeGreaterThanOrEqual(8);
  });

  const moving = new Set<TimelineEvent>([
    ...([
      'created',
      'submitted',
      'approved',
      'returned',
      'signed',
      'registered',
      'sent',
      'cancelled',
    ] as const),
  ]);
  it('have the state, the holder and the version that their history leads to', async () => {
    const letters = await rows<{
      state: LetterState;
      version: number;
      holderPositionId: string | null;
      drafterPost: string;
      senderPost: string | null;
      steps: TimelineEvent[];
      reviewers: { post: string; status: string | null }[];
      nextCosigner: string | null;
    }>(sql`
      select l.state, l.version, l.holder_position_id as "holderPositionId", l.position_id as "drafterPost",
             l.sender_position_id as "senderPost",
             (select array_agg(t.event order by t.at, t.id) from letter_timeline t where t.letter_id = l.id) as steps,
             (select k.position_id from letter_cosigner k where k.letter_id = l.id and k.signed_at is null
               order by k."order" limit 1) as "nextCosigner",
             coalesce((select json_agg(json_build_object('post', r.position_id, 'status', r.status) order by r."order")
               from letter_reviewer r where r.letter_id = l.id), '[]') as reviewers
      from letter l`);
    for (const { steps, reviewers, nextCosigner, ...letter } of letters) {
      const turn = reviewers.find(({ status }) => status === null);
      const waits = turn ? { state: 'review', at: turn.post } : { state: 'signing', at: letter.senderPost };
      const towardsSending = steps.filter((step) => moving.has(step));
      const expected: Record<string, { state: string; at: string | null }> = {
        created: { state: 'draft', at: null },
        submitted: waits,
        approved: waits,
        returned: { state: 'revision', at: letter.drafterPost },
        signed: { state: 'cosigning', at: nextCosigner },
        sent: { state: 'sent', at: null },
        cancelled: { state: 'cancelled', at: null },
      };
      const found = { state: letter.state, at: letter.holderPositionId };
      expect(found, steps.join()).toEqual(expected[towardsSending.at(-1) ?? '']);
      expect(letter.version).toBe(towardsSending.filter((step) => step !== 'sent').length);
      const decisions = towardsSending.filter((step) => step === 'approved' || step === 'returned');
      expect(decisions).toEqual(reviewers.flatMap(({ status }) => (status ? [status] : [])));
    }
  });

  it('have open work exactly where they are held', async () => {
    await expectNone(sql`
      select l.subject, l.state, t.kind from letter l
      full join (select * from task where done_at is null and kind not like 'disposition-%') t
        on t.letter_id = l.id and t.position_id = l.holder_position_id and t.created_at = l.holder_since
      where (l.holder_position_id is not null or t.id is not null)
        and (t.id is null or l.id is null
          or t.kind <> case l.state when 'signing' then 'sign' when 'cosigning' then 'sign' when 'revision' then 'revision' else
            case when exists (select 1 from script_sub_type s where s.id = l.script_sub_type_id and s.uses_contract_parts)
              and exists (select 1 from position p where p.id = t.position_id and p.kind = 'legal')
            then 'legal' else 'review' end end)`);
    await expectNone(sql`select * from task where due_at <= created_at or done_at < created_at`);
  });

  it('lie nowhere in the future, and nothing happens before what led to it', async () => {
    for (const [table, column] of [
      ['letter', 'updated_at'],
      ['letter_timeline', 'at'],
      ['inbox_item', 'received_at'],
      ['inbox_item', 'closed_at'],
      ['notification', 'created_at'],
      ['notification', 'read_at'],
      ['task', 'created_at'],
    ])
      await expectNone(
        sql`select * from ${sql.identifier(table ?? '')} where ${sql.identifier(column ?? '')} > now()`,
      );
    await expectNone(
      sql`select * from letter where created_at > updated_at or script_date > current_date + 1`,
    );
    await expectNone(sql`select * from inbox_item where read_at < received_at or closed_at < read_at`);
    await expectNone(sql`select * from notification where read_at < created_at`);
    const order = ['created', 'submitted', 'signed', 'sent'];
    await expectNone(sql`
      select a.letter_id, a.event, b.event from letter_timeline a join letter_timeline b on b.letter_id = a.letter_id
      where array_position(${sql.param(order)}::text[], a.event) < array_position(${sql.param(order)}::text[], b.event)
        and b.event <> 'submitted' and a.at >= b.at`);
  });

  it('are signed by posts that may sign their kind, and reviewed by posts that may review', async () => {
    await expectNone(sql`
      select l.subject, p.code, s.code from letter l join position p on p.id = l.sender_position_id
      join script_sub_type s on s.id = l.script_sub_type_id
      where not p.can_sign or p.level > s.min_signer_level or s.script_type_id <> l.script_type_id`);
    await expectNone(sql`
      select l.subject, s.code from letter l join script_sub_type s on s.id = l.script_sub_type_id
      where not replace(l.from_where || '-' || l.concern, 'external', 'eksternal') = any(s.flows)`);
    await expectNone(sql`
      select r.id from letter_reviewer r join position p on p.id = r.position_id where not p.can_review`);
    await expectNone(sql`
      select l.id from letter l join archive_classification c on c.id = l.classification_id where not c.is_leaf`);
  });

  it('name people who hold the post, and nobody twice', async () => {
    await expectNone(sql`
      select x.user_id, x.position_id from (
        select user_id, position_id, created_at as at from letter
        union all select sender_user_id, sender_position_id, created_at from letter where sender_user_id is not null
        union all select r.user_id, r.position_id, l.created_at from letter_recipient r join letter l on l.id = r.letter_id
        union all select v.user_id, v.position_id, l.created_at from letter_reviewer v join letter l on l.id = v.letter_id
      ) x where not exists (select 1 from job_mapping m where m.user_id = x.user_id and m.position_id = x.position_id)`);
    await expectNone(sql`
      select letter_id, position_id from letter_recipient group by 1, 2 having count(*) > 1`);
    await expectNone(sql`
      select l.subject from letter l join letter_recipient r on r.letter_id = l.id and r.position_id = l.sender_position_id`);
    await expectNone(sql`select id from letter where state <> 'draft' and not exists (
      select 1 from letter_recipient r where r.letter_id = letter.id and r.kind = 'receiver'
      union select 1 from letter_external_party e where e.letter_id = letter.id and e.kind = 'receiver')`);
  });

  it('say what a letter may say: the text is clean and the inbox shows its beginning', async () => {
    const texts = await rows<{ content: string; snippets: string[] | null; subject: string }>(sql`
      select c.content, l.subject,
             (select array_agg(distinct i.snippet) from inbox_item i where i.letter_id = l.id) as snippets
      from letter l join letter_content c on c.letter_id = l.id where l.from_where = 'internal'`);
    for (const { content, snippets, subject } of texts) {
      expect(cleanRichText(content)).toBe(content);
      expect(content).not.toMatch(/[{}[\]]|undefined|paling lambat \S+ \S+ \S+ paling lambat/);
      expect(subject).not.toMatch(/[{}]|undefined|\.$/);
      if (snippets) expect(snippets).toEqual([snippet(content)]);
    }
  });

  it('reach every receiver and cc once, and nobody else', async () => {
    await expectNone(sql`
      select r.letter_id, i.letter_id from (
        select r.letter_id, r.position_id from letter_recipient r join letter l on l.id = r.letter_id
        where l.state in ('sent', 'cancelled') group by 1, 2) r
      full join inbox_item i on i.letter_id = r.letter_id and i.position_id = r.position_id
      where r.letter_id is null or i.id is null`);
  });
});

describe('the numbers of the demo', () => {
  it('are unique and without gaps in their scope, in order of signing, and the counters stand at the last', async () => {
    await expectNone(sql`select number, count(*) from letter_number group by 1 having count(*) > 1`);
    await expectNone(sql`
      select c.id, c.last, count(*), max(sequence) from letter_number n full join number_counter c on c.id = n.counter_id
      group by 1, 2 having max(sequence) is distinct from c.last or count(*) <> c.last or min(sequence) <> 1`);
    await expectNone(sql`
      select counter_id, sequence from (
        select counter_id, sequence, given_at, lag(given_at) over (partition by counter_id order by sequence) as before
        from letter_number) x where given_at < before`);
    await expectNone(sql`
      select l.id from letter l full join letter_number n on n.letter_id = l.id
      where l.from_where = 'internal' and (l.number is distinct from n.number
        or (l.state in ('cosigning', 'sent', 'cancelled')) <> (l.number is not null)
        or (l.state in ('cosigning', 'sent', 'cancelled')) <> (l.verify_code is not null)
        or l.signed_at is distinct from n.given_at or (l.state = 'cancelled') <> (n.cancelled_at is not null))`);
    await expectNone(sql`select l.id from letter l left join letter_incoming i on i.letter_id = l.id
      where (l.from_where = 'external') <> (i.letter_id is not null) or l.number is distinct from coalesce(i.outside_number, l.number)`);
  });
});

describe('every demo account', () => {
  it.each(demoAccounts.map(({ email }) => email))('%s has something on every screen', async (email) => {
    const person = await signIn(email);
    const total = async (list: string) => {
      const { status, body } = await person.get<Page<unknown>>(`/letter/api/${list}?PerPage=10`);
      expect(status, list).toBe(200);
      return body.data.totalCount;
    };
    expect(await total('Inbox')).toBeGreaterThanOrEqual(16);
    expect(await total('Outbox')).toBeGreaterThanOrEqual(1);
    expect(await total('Draft')).toBeGreaterThanOrEqual(1);
    // A report of the own unit's letters, for those who have it.
    const sent = await person.get<Page<unknown>>('/report/api/Report/naskah-keluar?PerPage=10');
    if (sent.status !== 403) expect(sent.body.data.totalCount, 'naskah-keluar').toBeGreaterThanOrEqual(1);
    const counters = await person.get('/task/api/Data/sidemenucounter');
    expect(counters.body.data.outboxCount).toBeGreaterThanOrEqual(1);
    const { body } = await person.get<Page<unknown>>('/notification/api/Notification?per_page=50&isReads=0');
    expect(body.data.totalCount).toBeGreaterThanOrEqual(4);
    expect(body.data.totalCount).toBeLessThanOrEqual(10);
  });

  it.each([
    ['staf', { review: 0, sign: 0, revision: 2 }],
    ['atasan', { review: 4, sign: 2, revision: 1 }],
    ['direktur', { review: 2, sign: 2, revision: 0 }],
    ['delegasi', { review: 2, sign: 2, revision: 0 }],
  ])('%s has work to do', async (account, least) => {
    const person = await signIn(account);
    for (const [kind, count] of Object.entries(least)) {
      const { body } = await person.get<Page<unknown>>(`/letter/api/Task?kind=${kind}`);
      expect(body.data.totalCount, kind).toBeGreaterThanOrEqual(count);
    }
  });

  it('the director has 12 letters open and about 148 closed, the plan for the holidays among them', async () => {
    const [found] = await rows<{ open: number; closed: number; plan: boolean }>(sql`
      select count(*) filter (where i.is_open)::int as open, count(*) filter (where not i.is_open)::int as closed,
             bool_or(i.subject = 'Rencana Operasi Natal dan Tahun Baru 2026/2027') as plan
      from inbox_item i join position p on p.id = i.position_id where p.code = 'J-NTR.DO'`);
    expect(found).toMatchObject({ open: 12, plan: true });
    expect(found?.closed).toBeGreaterThanOrEqual(148);
    expect(found?.closed).toBeLessThan(200);
  });
});

describe('what the demo shows besides letters from desk to desk', () => {
  it('letters from outside have agenda numbers without gaps in their unit, and the agenda stands at the last', async () => {
    const [found] = await rows<{ count: number }>(sql`select count(*)::int as count from letter_incoming`);
    expect(found?.count).toBeGreaterThanOrEqual(8);
    await expectNone(sql`
      select i.agenda_unit_id from letter_incoming i
      full join agenda_counter c on c.unit_id = i.agenda_unit_id and c.year = i.agenda_year
      group by i.agenda_unit_id, i.agenda_year, c.last
      having count(i.letter_id) is distinct from c.last or max(i.agenda_number) is distinct from c.last`);
    await expectNone(sql`select letter_id from letter_attachment a join letter l on l.id = a.letter_id
      where a.is_document <> (l.from_where = 'external')`);
  });

  it.each([
    ['direktur', 'Inbox', (item: Listed) => item.agenda !== null],
    ['staf', 'Inbox', (item: Listed) => item.agenda !== null],
    ['atasan', 'Inbox', (item: Listed) => item.agenda !== null],
    ['sekretaris', 'Outbox', (item: Listed) => item.agenda !== null],
    ['staf', 'Outbox', (item: Listed) => item.state === 'cancelled'],
    ['atasan', 'Inbox', (item: Listed) => item.subject.startsWith('Tanggapan:')],
    ['direktur', 'Inbox', (item: Listed) => item.subject.startsWith('Tanggapan:')],
  ])('%s finds one in %s', async (account, list, wanted) => {
    const person = await signIn(account);
    const { body } = await person.get<Page<Listed>>(`/letter/api/${list}?PerPage=40`);
    expect(body.data.items.some(wanted)).toBe(true);
  });

  it('letters left the house by mail and by hand, one of them by a mail that failed', async () => {
    const found = await rows<{ channel: string; states: string[] | null }>(sql`
      select d.channel, (select array_agg(m.state order by m.state) from mail m where m.id = any(d.mail_ids)) as states
      from letter_dispatch d`);
    expect(found).toContainEqual({ channel: 'mail', states: ['sent'] });
    expect(found).toContainEqual({ channel: 'mail', states: ['failed', 'sent'] });
    expect(found).toContainEqual({ channel: 'courier', states: null });
  });

  it('answers are written into the history of what they answer, and one answer is answered itself', async () => {
    await expectNone(sql`
      select a.subject from letter a where a.response_to_id is not null and a.state = 'sent' and not exists (
        select 1 from letter_timeline t where t.letter_id = a.response_to_id and t.event = 'responded' and t.at = a.signed_at)`);
    const deep = await rows(sql`select 1 from letter a join letter b on b.id = a.response_to_id
      where b.response_to_id is not null`);
    expect(deep.length).toBeGreaterThan(0);
  });

  it('some are signed a.n. and one by who holds the post for another', async () => {
    const found = await rows<{ type: string; state: string }>(sql`
      select s ->> 'type' as type, state from letter, jsonb_array_elements(sender_delegations) s`);
    expect(found).toContainEqual({ type: 'an', state: 'sent' });
    expect(found).toContainEqual({ type: 'plh', state: 'sent' });
  });
});

type Listed = { agenda: string | null; state?: string; subject: string };
