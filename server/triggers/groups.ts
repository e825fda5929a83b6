import { sql } from 'drizzle-orm';
import { flowTasks, letterLife } from '../../domain/letters/letter-life.ts';
import type { DelegationScope } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { stateIn } from '../db/state-in.ts';
import type { Desk } from '../letters/index.ts';
import type { LetterRow } from '../letters/tables.ts';
import type { TriggerWork } from './emit-event.ts';
import { superiorsOf } from './superiors.ts';
import type { TriggerContext } from './trigger-context.ts';

/** Posts that are told alike. */
export type Group = {
  /** Posts, or what came to them: of a shared post its owner's, or everybody's (DOMAIN 6). */
  posts: readonly (string | Desk)[];
  /** Whether it came to them to do something. */
  areDoers: boolean;
  page: string;
  tabName: string;
  scope: DelegationScope;
  /** Only the secretaries of these posts. */
  secretariesOnly?: boolean;
  /** Superiors by the post below. They may not be on the letter: the notice then names the post only. */
  above?: ReadonlyMap<string, string>;
};

/**
 * Resolves a trigger's recipients to posts (pengaturan/trigger, "Kepada"). Recipients unknown to the event give
 * none.
 * @param doers the notified posts of the event, without finished ones where the trigger requires that
 * @param isOpen whether the trigger requires that
 */
export async function groupsOf(
  tx: Executor,
  recipients: readonly string[],
  work: TriggerWork,
  context: TriggerContext,
  doers: readonly string[],
  isOpen = false,
): Promise<Group[]> {
  const groups: Group[] = [];
  const roles = context.letter && recipients.length > 0 ? await rolesIn(tx, context.letter) : noRoles;
  const arrived = work.event === 'naskah.diterima' ? await desksIn(tx, work, doers, isOpen) : [];
  for (const recipient of recipients) {
    if (recipient === 'atasan_pemeriksa') {
      if (work.event === 'pemeriksaan.giliran') groups.push(await above(tx, doers));
      continue;
    }
    const group = groupOf(recipient, work, { ...context, roles, arrived }, doers);
    if (group) groups.push(group);
  }
  return groups;
}

/** The posts of those whom a letter names, by their role in it, and of the head of its drafter's unit. */
type Roles = Record<'receivers' | 'copied' | 'reviewers' | 'waitedFor' | 'head', readonly string[]>;

const noRoles: Roles = { receivers: [], copied: [], reviewers: [], waitedFor: [], head: [] };

/** One statement, whatever is asked. */
async function rolesIn(tx: Executor, { id, positionId }: LetterRow): Promise<Roles> {
  const { rows } = await tx.execute<{ role: keyof Roles; post: string }>(sql`
    select case kind when 'cc' then 'copied' else 'receivers' end as role, position_id as post
      from letter_recipient where letter_id = ${id}
    union select 'receivers', m.position_id from letter_recipient_group g
      join letter_group_member m on m.recipient_group_id = g.id where g.letter_id = ${id}
    union select 'reviewers', position_id from letter_reviewer where letter_id = ${id}
    union select 'waitedFor', position_id from task
      where letter_id = ${id} and done_at is null and ${stateIn('kind', flowTasks)}
    union (select 'head', h.id from position d join position h on h.unit_id = d.unit_id
      and h.is_active and h.kind = 'struktural' where d.id = ${positionId} order by h.level, h.code limit 1)`);
  const of = (role: keyof Roles) => rows.filter((row) => row.role === role).map(({ post }) => post);
  return {
    ...{ receivers: of('receivers'), copied: of('copied'), reviewers: of('reviewers') },
    ...{ waitedFor: of('waitedFor'), head: of('head') },
  };
}

/** Whose the letter is that came to these posts: of those who hold one, or of whoever it is for or took it. */
async function desksIn(
  tx: Executor,
  { letterId }: TriggerWork,
  posts: readonly string[],
  isOpen: boolean,
): Promise<Desk[]> {
  const { rows } = await tx.execute<Desk>(sql`
    select position_id as "positionId", only_user_id as "onlyUserId" from inbox_item
    where letter_id = ${letterId} and position_id = any(${sql.param([...posts])}::uuid[]) and kind <> 'forwarded'
      and (is_open or not ${isOpen})`);
  return rows;
}

/** Gives the superiors of posts with unfinished work, for "escalate". */
export async function above(tx: Executor, posts: readonly string[]): Promise<Group> {
  const superiors = await superiorsOf(tx, posts);
  const below = new Map([...superiors].map(([post, superior]) => [superior, post]));
  return { ...outbox, posts: [...below.keys()], areDoers: false, above: below };
}

const task = (tabName: string, scope: DelegationScope = 'baca') => ({
  page: `/naskah-dinas/tugas/${tabName}`,
  tabName,
  scope,
});
const inbox = { page: '/naskah-dinas/inbox', tabName: 'inbox', scope: 'baca' } as const;
const outbox = { page: '/naskah-dinas/outbox', tabName: 'outbox', scope: 'baca' } as const;

function groupOf(
  recipient: string,
  { event }: TriggerWork,
  { letter, disposition, roles, arrived }: TriggerContext & { roles: Roles; arrived: readonly Desk[] },
  doers: readonly string[],
): Group | null {
  const isDisposition = event === 'disposisi.diterima' || event === 'disposisi.batas_waktu';
  switch (recipient) {
    case 'penerima':
    case 'sekretaris_penerima': {
      const arrives = event === 'naskah.diterima';
      const secretariesOnly = recipient === 'sekretaris_penerima';
      return { ...inbox, posts: arrives ? arrived : roles.receivers, areDoers: arrives, secretariesOnly };
    }
    case 'tembusan':
      return { ...inbox, posts: roles.copied, areDoers: false };
    case 'kepala_unit_penyusun':
      return { ...outbox, posts: roles.head, areDoers: false };
    case 'pemegang':
      return letter?.holderPositionId ? heldBy(letter, roles.waitedFor, doers) : null;
    case 'pemeriksa':
      return event === 'pemeriksaan.giliran'
        ? { ...task('review', 'periksa'), posts: doers, areDoers: true }
        : { ...outbox, posts: roles.reviewers, areDoers: false };
    case 'penanda_tangan':
      if (event === 'naskah.siap_ttd')
        return { ...task('sign', 'tandatangan'), posts: doers, areDoers: true };
      return letter?.senderPositionId
        ? { ...outbox, posts: [letter.senderPositionId], areDoers: false }
        : null;
    case 'penyusun':
      if (event === 'naskah.dikembalikan') return { ...task('revision'), posts: doers, areDoers: true };
      return letter ? { ...outbox, posts: [letter.positionId], areDoers: false } : null;
    case 'penerima_disposisi':
      return isDisposition ? { ...task('disposition-in', 'disposisi'), posts: doers, areDoers: true } : null;
    case 'penanggung_jawab': {
      const responsible = disposition?.recipients.filter((one) => one.isResponsible) ?? [];
      const posts = responsible.map((one) => one.positionId).filter((post) => doers.includes(post));
      return isDisposition ? { ...task('disposition-in', 'disposisi'), posts, areDoers: true } : null;
    }
    case 'pemberi_disposisi':
      return disposition
        ? { ...task('disposition-out', 'disposisi'), posts: [disposition.fromPositionId], areDoers: false }
        : null;
    default:
      return null;
  }
}

/** Whom a letter waits for, with the page of that work. */
function heldBy({ state }: LetterRow, posts: readonly string[], doers: readonly string[]): Group {
  const kind = letterLife[state].taskKind;
  const scope = kind === 'review' ? 'periksa' : kind === 'sign' ? 'tandatangan' : 'baca';
  return {
    ...(kind ? task(kind, scope) : outbox),
    posts,
    areDoers: posts.some((post) => doers.includes(post)),
  };
}
