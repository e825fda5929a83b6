import { type SQL, sql } from 'drizzle-orm';
import { retentionPath } from '../../domain/archive/retention-parties.ts';
import type { Summary } from '../../domain/calls/dashboard.ts';
import { countedUpTo } from '../../domain/dashboard.ts';
import { waitingTicketsPath } from '../../domain/help/waiting-tickets-path.ts';
import { type TaskKind, taskKindMessages } from '../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../lib/language.ts';
import { dayInWib, startOfDayInWib } from '../../lib/wib.ts';
import { mayOpen } from '../../resources/access.ts';
import { accessRequest } from '../../resources/dokumen/permintaan-akses.ts';
import { isActionable } from '../actionable-tasks.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { waitsForDecisionOf, waitsForStepOf } from '../archive/index.ts';
import type { Executor } from '../db/executor.ts';
import { waitsForHelpdesk } from '../help/index.ts';
import {
  countDrafted,
  countUnderWay,
  hasRead,
  isCountedTask,
  isListedDraft,
  itemIsFor,
  mayReviewAs,
  maySignAs,
} from '../letters/index.ts';

/**
 * GET /dashboard/api/Ringkasan: the post's pending work, in one indexed
 * statement. Figures stop at `countedUpTo` (DESIGN 5).
 */
export async function summaries(executor: Executor, actor: Actor): Promise<Summary[]> {
  const found = await executor.execute<Counted>(
    sql`select ${sql.join(
      [
        ...taskKinds.flatMap((kind) => aboutTasks(actor, kind)),
        ...aboutInbox(actor),
        ...aboutOwn(actor),
        ...aboutArchive(actor),
        ...aboutTickets(actor),
      ],
      sql`, `,
    )}`,
  );
  const counted = found.rows[0] ?? {};
  const number = (key: string) => Number(counted[key] ?? 0);
  const tasks = taskKinds.map((kind): Summary => {
    const [value, late] = [number(kind), number(`${kind} late`)];
    const oldest = counted[`${kind} oldest`];
    const since = oldest ? new Date(oldest) : null;
    const { label, calm } = ofTasks[kind];
    return {
      key: kind,
      label: translate(label),
      value,
      late,
      oldest: since?.toISOString() ?? null,
      hint:
        late > 0
          ? translate({ id: `${shown(late)} lewat tenggat`, en: `${shown(late)} overdue` })
          : since
            ? waitingWords(since)
            : translate(calm(actor)),
      href: `/naskah-dinas/tugas/${kind}`,
    };
  });
  const calm = { late: 0, oldest: null };
  const asked = counted['access oldest'];
  const unanswered = counted['tickets oldest'];
  const duties: Summary[] = [
    {
      key: 'retention',
      label: translate({ id: 'Usul retensi', en: 'Retention proposals' }),
      value: number('retention'),
      hint: translate({ id: 'Menunggu langkah Anda', en: 'Waiting for your step' }),
      href: `${retentionPath}/retensi?daftar=usul&giliran=saya`,
      ...calm,
    },
    {
      key: 'access',
      label: translate({ id: 'Permintaan akses', en: 'Access requests' }),
      value: number('access'),
      hint: asked ? waitingWords(new Date(asked)) : translate(none),
      href: `${accessRequest.path}?filter=${encodeURIComponent(JSON.stringify({ turn: 'mine' }))}`,
      late: 0,
      oldest: asked ? new Date(asked).toISOString() : null,
    },
    {
      key: 'helpdesk',
      label: translate({ id: 'Tiket helpdesk', en: 'Helpdesk tickets' }),
      value: number('tickets'),
      hint: unanswered ? waitingWords(new Date(unanswered)) : translate(none),
      href: waitingTicketsPath,
      late: 0,
      oldest: unanswered ? new Date(unanswered).toISOString() : null,
    },
  ];
  const all: Summary[] = [
    ...tasks.filter(({ key }) => key !== 'disposition-out' && key !== 'legal'),
    // Shown only when not zero: few users decide on the archive, answer tickets or check contracts.
    ...[...duties, ...tasks.filter(({ key }) => key === 'legal')].filter(({ value }) => value > 0),
    ...tasks.filter(({ key }) => key === 'disposition-out'),
    {
      key: 'unread',
      label: translate({ id: 'Belum dibaca', en: 'Unread' }),
      value: number('unread'),
      // Beside the menu's count, which is of those that are open.
      hint: [
        ...(number('today') > 0
          ? [
              translate({
                id: `${shown(number('today'))} baru hari ini`,
                en: `${shown(number('today'))} new today`,
              }),
            ]
          : []),
        translate({
          id: `${shown(number('open'))} masih terbuka`,
          en: `${shown(number('open'))} still open`,
        }),
      ].join(', '),
      href: '/naskah-dinas/inbox',
      ...calm,
    },
    {
      key: 'inbox',
      label: translate({ id: 'Naskah masuk terbuka', en: 'Open incoming letters' }),
      value: number('open'),
      hint: translate({
        id: `${shown(number('unread'))} belum dibaca`,
        en: `${shown(number('unread'))} unread`,
      }),
      href: '/naskah-dinas/inbox',
      ...calm,
    },
    {
      key: 'outbox',
      label: translate({ id: 'Sedang berjalan', en: 'Under way' }),
      value: number('underWay'),
      hint: translate({
        id: 'Diperiksa atau menunggu tanda tangan',
        en: 'In review or awaiting a signature',
      }),
      href: '/naskah-dinas/outbox',
      ...calm,
    },
    {
      key: 'draft',
      label: translate({ id: 'Konsep', en: 'Drafts' }),
      value: number('drafts'),
      hint:
        number('revision') > 0
          ? translate({
              id: `${shown(number('revision'))} dikembalikan`,
              en: `${shown(number('revision'))} returned`,
            })
          : translate({ id: 'Belum dikirim', en: 'Not sent yet' }),
      href: '/naskah-dinas/draft',
      ...calm,
    },
  ];
  return all.filter((summary) => mayOpen(viewerOf(actor), summary.href));
}

type Counted = Record<string, number | string | null>;

const none = { id: 'Tidak ada yang menunggu', en: 'Nothing waits' };
const decidedElsewhere = { id: 'Diputuskan pejabatnya', en: 'Decided by the official' };
const ofTasks: Record<TaskKind, { label: Message; calm: (actor: Actor) => Message }> = {
  sign: {
    label: { id: 'Perlu tanda tangan', en: 'To sign' },
    calm: (actor) => (maySignAs(actor) ? none : decidedElsewhere),
  },
  review: {
    label: { id: 'Perlu paraf', en: 'To initial' },
    calm: (actor) => (mayReviewAs(actor) ? none : decidedElsewhere),
  },
  'disposition-in': { label: taskKindMessages['disposition-in'], calm: () => none },
  revision: { label: { id: 'Perlu direvisi', en: 'To revise' }, calm: () => none },
  'disposition-out': { label: taskKindMessages['disposition-out'], calm: () => none },
  legal: { label: { id: 'Telaah legal', en: 'Legal review' }, calm: () => none },
};
const taskKinds = Object.keys(ofTasks) as TaskKind[];

const day = 86_400_000;

/** "Terlama 3 hari", by the days of Western Indonesia. */
export function waitingWords(since: Date, now: Date = new Date()): string {
  const days = Math.round((Date.parse(dayInWib(now)) - Date.parse(dayInWib(since))) / day);
  return days > 0
    ? translate({ id: `Terlama ${days} hari`, en: `Oldest: ${days} ${days === 1 ? 'day' : 'days'}` })
    : translate({ id: 'Masuk hari ini', en: 'Came today' });
}

/** As many as are worth counting: "99+". */
const shown = (value: number): string => (value >= countedUpTo ? `${countedUpTo - 1}+` : String(value));

const upTo = (rows: SQL): SQL => sql`(select count(*)::int from (select 1 ${rows} limit ${countedUpTo}) x)`;
const named = (name: string): SQL => sql.raw(`as "${name}"`);

/** How many, since when, how many late; each from an index of its own. */
function aboutTasks(actor: Actor, kind: TaskKind): SQL[] {
  const rows = sql`from task t where t.position_id = ${actor.positionId} and t.kind = ${kind} and t.done_at is null
    and ${isCountedTask(actor, 't')}`;
  return [
    sql`${upTo(rows)} ${named(kind)}`,
    sql`(select t.created_at ${rows} order by t.created_at limit 1) ${named(`${kind} oldest`)}`,
    sql`${upTo(sql`${rows} and t.due_at < now() and ${isActionable('t')}`)} ${named(`${kind} late`)}`,
  ];
}

function aboutInbox(actor: Actor): SQL[] {
  const rows = sql`from inbox_item i where i.position_id = ${actor.positionId} and ${itemIsFor(actor, 'i')}`;
  const midnight = sql`${startOfDayInWib(dayInWib())}::timestamptz`;
  return [
    sql`${upTo(sql`${rows} and i.is_open`)} ${named('open')}`,
    sql`${upTo(sql`${rows} and not ${hasRead(actor, 'i')}`)} ${named('unread')}`,
    sql`${upTo(sql`${rows} and not ${hasRead(actor, 'i')} and i.received_at >= ${midnight}`)} ${named('today')}`,
  ];
}

function aboutArchive(actor: Actor): SQL[] {
  const requests = sql`from access_request r where ${waitsForDecisionOf(actor)}`;
  return [
    sql`${upTo(sql`from retention_proposal p where ${waitsForStepOf(actor)}`)} ${named('retention')}`,
    sql`${upTo(requests)} ${named('access')}`,
    sql`(select min(r.created_at) ${requests}) ${named('access oldest')}`,
  ];
}

function aboutTickets(actor: Actor): SQL[] {
  const rows = sql`from ticket k where ${waitsForHelpdesk(actor, 'k')}`;
  return [
    sql`${upTo(rows)} ${named('tickets')}`,
    sql`(select min(k.stage_since) ${rows}) ${named('tickets oldest')}`,
  ];
}

function aboutOwn(actor: Actor): SQL[] {
  return [
    sql`${upTo(countUnderWay(actor))} ${named('underWay')}`,
    sql`${upTo(countDrafted(actor, isListedDraft))} ${named('drafts')}`,
  ];
}
