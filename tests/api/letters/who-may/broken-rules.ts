import type { Pool } from 'pg';
import {
  isCancelled,
  isFixed,
  isWaitedFor,
  type LetterState,
} from '../../../../domain/letters/letter-life.ts';
import { type HistoryStep, stateOfHistory } from '../../../support/state-of-history.ts';

type Letter = { state: LetterState; from: string; holder: string | null; gone: boolean };
type Task = { kind: string; post: string; disposition: string | null };
type Given = {
  id: string;
  parent: string | null;
  item: string | null;
  giver: string;
  closed: boolean;
  withdrawn: boolean;
};
type Part = { id: string; disposition: string; post: string; state: string; read: boolean };

/**
 * Checks a letter's invariants after any steps and concurrency (SPEC A4, B1; DOMAIN 5, 7): state follows history,
 * work waits exactly where stated, nothing open below closed.
 * @returns the broken rules, in words
 */
export async function brokenRules(pool: Pool, letterId: string): Promise<string[]> {
  const ask = async <Row>(statement: string): Promise<Row[]> =>
    (await pool.query(statement, [letterId])).rows as Row[];
  const [letter] = await ask<Letter>(`select state, from_where as "from", holder_position_id as holder,
    deleted_at is not null as gone from letter where id = $1`);
  if (!letter) return ['the letter is gone'];
  const steps = await ask<HistoryStep>(`select event, reviewers_left as "reviewersLeft" from letter_timeline
    where letter_id = $1 order by at, id`);
  const tasks = await ask<Task>(`select kind, position_id as post, disposition_id as disposition from task
    where letter_id = $1 and done_at is null`);
  const given =
    await ask<Given>(`select id, parent_id as parent, inbox_item_id as item, from_position_id as giver,
    closed_at is not null as closed, withdrawn_at is not null as withdrawn from disposition where letter_id = $1`);
  const parts = await ask<Part>(`select r.id, r.disposition_id as disposition, r.position_id as post, r.state,
    r.read_at is not null as read from disposition_recipient r join disposition d on d.id = r.disposition_id
    where d.letter_id = $1`);
  const closedItems = await ask<{ id: string }>(
    `select id from inbox_item where letter_id = $1 and not is_open`,
  );
  const [numbers] = await ask<{ given: number; cancelled: number; documents: number }>(`select
    (select count(*)::int from letter_number where letter_id = $1) as given,
    (select count(*)::int from letter_number where letter_id = $1 and cancelled_at is not null) as cancelled,
    (select count(*)::int from letter_document where letter_id = $1) as documents`);

  const broken: string[] = [];
  const must = (holds: boolean, rule: string) => {
    if (!holds) broken.push(rule);
  };
  const follows = stateOfHistory(steps);
  must(follows === letter.state, `the history says ${follows}, the letter ${letter.state}`);

  const waits = isWaitedFor(letter.state) && !letter.gone;
  const flow = tasks.filter((task) => !task.kind.startsWith('disposition'));
  must(flow.length === (waits ? 1 : 0), `${flow.length} tasks wait in ${letter.state}`);
  must(
    flow.every((task) => task.post === letter.holder),
    'the task waits with somebody else than the letter',
  );
  const isNumbered = letter.from === 'internal' && isFixed(letter.state);
  must(numbers?.given === (isNumbered ? 1 : 0), `${numbers?.given} numbers in ${letter.state}`);
  must(numbers?.documents === (isNumbered ? 1 : 0), `${numbers?.documents} documents in ${letter.state}`);
  must(
    numbers?.cancelled === (isNumbered && isCancelled(letter.state) ? 1 : 0),
    `the number is not what the letter is`,
  );

  const isOpen = (one: Given) => !one.closed && !one.withdrawn;
  for (const one of given) {
    const own = parts.filter((part) => part.disposition === one.id);
    const out = tasks.filter((task) => task.kind === 'disposition-out' && task.disposition === one.id);
    must(out.length === (isOpen(one) ? 1 : 0), `${out.length} tasks to follow up an ${isOpen(one)} open one`);
    for (const part of own) {
      const works = isOpen(one) && part.state !== 'selesai';
      const open = tasks.filter(
        (task) => task.kind === 'disposition-in' && task.disposition === one.id && task.post === part.post,
      );
      must(open.length === (works ? 1 : 0), `${open.length} tasks for a part that is ${works} open`);
      if (one.withdrawn) must(!part.read, 'withdrawn although it was read');
    }
    if (one.withdrawn)
      must(
        !given.some((below) => own.some((part) => part.id === below.parent)),
        'disposed further, and withdrawn',
      );
    if (isCancelled(letter.state)) must(!isOpen(one), 'open on a cancelled letter');
    const by = parts.find((part) => part.id === one.parent);
    const above = given.find((up) => up.id === by?.disposition);
    if (isOpen(one) && one.parent)
      must(above !== undefined && isOpen(above) && by?.state !== 'selesai', 'open below what is not');
    if (isOpen(one) && one.item)
      must(!closedItems.some((item) => item.id === one.item), 'open of an item that is closed');
    must((one.parent === null) !== (one.item === null), 'neither from an item nor from a disposition');
    must(rootOf(one, given, parts)?.item != null, 'goes round in a circle');
  }
  return broken;
}

/** Finds the disposition at the top of the chain, made from an inbox item; undefined for a circular chain. */
function rootOf(one: Given, given: readonly Given[], parts: readonly Part[]): Given | undefined {
  let at: Given | undefined = one;
  for (let up = 0; at?.parent && up <= given.length; up += 1) {
    const by = parts.find((part) => part.id === at?.parent);
    at = given.find((above) => above.id === by?.disposition);
  }
  return at?.parent ? undefined : at;
}
