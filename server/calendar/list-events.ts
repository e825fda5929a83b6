import { sql } from 'drizzle-orm';
import type { CalendarKind } from '../../domain/calendar.ts';
import type { CalendarData, CalendarEvent } from '../../domain/calls/calendar.ts';
import { letterLife } from '../../domain/letters/letter-life.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { taskKindMessages } from '../../domain/letters/letter-rows.ts';
import { openRank } from '../../domain/letters/security-ranks.ts';
import { type Message, translate } from '../../lib/language.ts';
import { columnOf } from '../../lib/life.ts';
import { mayOpen } from '../../resources/access.ts';
import { type Actor, viewerOf } from '../actor.ts';
import type { Executor } from '../db/executor.ts';
import { columns, type SourceRow, type Span, sourcesOf } from './sources.ts';

/** Of each kind; a month of the busiest post has fewer. */
const mostOfAKind = 300;

type Options = {
  /** For use outside the company: no subject above Biasa. */
  isMasked?: boolean;
};

/** Loads the user's calendar events between two days, in one statement. */
export async function eventsBetween(
  executor: Executor,
  actor: Actor,
  kinds: readonly CalendarKind[],
  span: Span,
  { isMasked = false }: Options = {},
): Promise<CalendarData> {
  const sources = sourcesOf(actor, kinds, span, mostOfAKind + 1);
  if (sources.length === 0) return { items: [], isCut: false };
  const { rows } = await executor.execute<SourceRow>(
    sql`select * from (${sql.join(
      sources.map((source) => sql`(${source})`),
      sql` union all `,
    )}) x (${columns}) order by day, kind, title, id`,
  );
  const counts = new Map<CalendarKind, number>();
  const kept = rows.filter(({ kind }) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= mostOfAKind;
  });
  return { items: kept.map((row) => present(actor, row, isMasked)), isCut: kept.length < rows.length };
}

function present(actor: Actor, row: SourceRow, isMasked: boolean): CalendarEvent {
  const { id, kind, day, lastDay, isDone, isLate } = row;
  const masked =
    kind === 'retention'
      ? translate({ id: `Berkas ${row.whom}`, en: `Filing unit ${row.whom}` })
      : translate({
          id: `Naskah ${row.className ?? 'terbatas'}`,
          en: `Letter: ${row.className ?? 'restricted'}`,
        });
  const title =
    isMasked && (row.rank > openRank || kind === 'retention') ? masked : letterName({ subject: row.title });
  return {
    ...{ id, kind, day, lastDay, isDone, isLate },
    title: kind === 'delegation' ? delegationTitle(row) : title,
    detail: detailOf(row),
    href: hrefOf(actor, row),
  };
}

const delegationTitle = ({ what, title }: SourceRow): string =>
  what === 'given'
    ? translate({ id: `Didelegasikan kepada ${title}`, en: `Delegated to ${title}` })
    : translate({ id: `Delegasi dari ${title}`, en: `Delegation from ${title}` });

function detailOf({ kind, what, whom }: SourceRow): string {
  if (kind === 'delegation') return whom;
  if (kind === 'retention') {
    const fate = translate(fates[what] ?? { id: what.toLowerCase(), en: what.toLowerCase() });
    return translate({ id: `Masa simpan berakhir: ${fate}`, en: `Retention ends: ${fate}` });
  }
  if (kind === 'letter') return [whom, labelOf(letterLabels, what)].filter(Boolean).join(', ');
  const task = labelOf(taskKindMessages, what);
  return what === 'disposition-out'
    ? translate({ id: `${task}, ditunggu dari ${whom}`, en: `${task}, awaited from ${whom}` })
    : translate({ id: `${task}, dari ${whom}`, en: `${task}, from ${whom}` });
}

const letterLabels = columnOf(letterLife, 'label');

const labelOf = (labels: Record<string, Message>, key: string): string =>
  Object.hasOwn(labels, key) ? translate(labels[key] ?? { id: key, en: key }) : key;

/** What happens to a filing unit at the end of its period. */
const fates: Record<string, Message> = {
  transfer: { id: 'pindah', en: 'transfer' },
  Musnah: { id: 'musnah', en: 'destruction' },
  Permanen: { id: 'permanen', en: 'kept for ever' },
  'Dinilai Kembali': { id: 'dinilai kembali', en: 'appraisal' },
};

/** Done tasks have no page of their own any more; dispositions keep theirs. */
function hrefOf(actor: Actor, { kind, what, targetId, isDone }: SourceRow): string | null {
  const path =
    kind === 'delegation'
      ? `/pengaturan/delegasi/${targetId}`
      : kind === 'retention'
        ? `/dokumen/pemberkasan/${targetId}`
        : kind === 'letter'
          ? `/naskah-dinas/outbox/${targetId}`
          : `/naskah-dinas/tugas/${what}/${targetId}`;
  if (kind === 'task' && isDone) return null;
  return mayOpen(viewerOf(actor), path) ? path : null;
}
