import { type SQL, sql } from 'drizzle-orm';
import { isWithUnit } from '../../../domain/archive/archive-life.ts';
import { type ProposalKind, proposalKinds } from '../../../domain/archive/retention-parties.ts';
import type { RetentionRun } from '../../../domain/calls/archive-retention.ts';
import type { Message } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import type { Actor } from '../../actor.ts';
import { archiveIn } from '../../archive-in.ts';
import type { Db, Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { notifyEach } from '../../notifications/index.ts';
import { seenFilingUnits } from '../filing/seen-archives.ts';
import { isDue, untilOf } from './due.ts';
import { keepersOf, recordsPeople } from './people.ts';

/** So many filing units are found in one transaction. */
const atOnce = 5000;
/** So many lines of units a trial shows. */
const mostLines = 200;

type Line = { unitId: string; unitName: string; kind: ProposalKind; units: number; items: number };

/**
 * Records and announces due units, drops those no longer due. Idempotent and
 * resumable: some thousand units per transaction.
 */
export async function runRetention({ db }: Pick<Deps, 'db'>, now: Date): Promise<RetentionRun> {
  const day = dayInWib(now);
  await letGo(db, day);
  const sums = new Map<string, Line>();
  for (const kind of proposalKinds) {
    let after: Place | null = null;
    do
      after = await db.transaction(async (tx) => {
        const noted: Noted = await noteDue(tx, kind, day, after);
        await tell(tx, noted.lines);
        for (const line of noted.lines) add(sums, line);
        return noted.last;
      });
    while (after);
  }
  return { ...(await outcome(db, day, [...sums.values()], sql`true`)), isTrial: false };
}

/** Dry run: what the nightly run would do tonight with the filing units this user may see. */
export async function tryRetention({ db }: Pick<Deps, 'db'>, actor: Actor, now: Date): Promise<RetentionRun> {
  const day = dayInWib(now);
  const lines: Line[] = [];
  const seen = seenFilingUnits(actor, 'f');
  for (const kind of proposalKinds) {
    const { rows } = await db.execute<Line>(sql`
      select f.unit_id as "unitId", u.name as "unitName", ${kind} as kind, count(*)::int as units,
        sum(f.item_count)::int as items
      from filing_unit f join organization_unit u on u.id = f.unit_id
      where ${isDue(kind, day)} and ${seen}
        and not exists (select 1 from retention_due d where d.filing_unit_id = f.id and d.kind = ${kind})
      group by 1, 2`);
    lines.push(...rows);
  }
  return { ...(await outcome(db, day, lines, seen)), isTrial: true };
}

/** Cursor of the run: the longest overdue first. */
type Place = { until: string; id: string };
type Noted = { lines: Line[]; last: Place | null };

/**
 * Records the next batch of newly due units.
 * @returns counts by unit, and the cursor; null at the end
 */
async function noteDue(tx: Executor, kind: ProposalKind, day: string, after: Place | null): Promise<Noted> {
  const until = untilOf(kind);
  const { rows } = await tx.execute<Place & { lines: Line[] }>(sql`
    with next as materialized (
      select f.id, f.unit_id, f.item_count, ${until} as until from filing_unit f
      where ${isDue(kind, day)}
        and not exists (select 1 from retention_due d where d.filing_unit_id = f.id and d.kind = ${kind})
        ${after ? sql`and (${until}, f.id) > (${after.until}::date, ${after.id}::uuid)` : sql``}
      order by ${until}, f.id limit ${atOnce}
    ), noted as (
      insert into retention_due (filing_unit_id, kind, until, found_on)
      select id, ${kind}, until, ${day}::date from next on conflict do nothing returning filing_unit_id
    ), line as (
      select n.unit_id as "unitId", u.name as "unitName", ${kind}::text as kind, count(*)::int as units,
        sum(n.item_count)::int as items
      from noted d join next n on n.id = d.filing_unit_id join organization_unit u on u.id = n.unit_id
      group by 1, 2 order by 1
    )
    select until::text, id, coalesce((select json_agg(line) from line), '[]') as lines
    from next order by until desc, id desc limit 1`);
  const [last] = rows;
  return { lines: last?.lines ?? [], last: last ? { until: last.until, id: last.id } : null };
}

/** Drops units that were held, reopened, moved on or recalculated since. */
async function letGo(db: Db, day: string): Promise<void> {
  for (const kind of proposalKinds)
    await db.execute(sql`
      delete from retention_due d where d.kind = ${kind} and not exists (
        select 1 from filing_unit f where f.id = d.filing_unit_id and ${isDue(kind, day)})`);
}

/** Notifies a unit of its transfers, the records unit of all kinds. */
async function tell(tx: Executor, lines: readonly Line[]): Promise<void> {
  for (const line of lines) {
    const records = await recordsPeople(tx, line.unitId);
    const keepers = line.kind === 'transfer' ? await keepersOf(tx, line.unitId) : [];
    await notifyEach(
      tx,
      [...new Set([...keepers, ...records])].map((userId) => ({
        userId,
        kind: 'arsip.retensi' as const,
        title: { id: 'Masa simpan berkas habis', en: 'The retention of files has ended' },
        modul: 'arsip',
        message: {
          id: `${line.units} berkas ${line.unitName} jatuh tempo: ${messages[line.kind].id}.`,
          en: `${line.units} ${line.units === 1 ? 'file' : 'files'} of ${line.unitName} due: ${messages[line.kind].en}.`,
        },
        detailUrl: `/dokumen/pemberkasan/retensi?daftar=${tabs[line.kind]}`,
        tabName: null,
      })),
    );
  }
}

const messages: Record<ProposalKind, Message> = {
  transfer: { id: 'dipindahkan ke unit kearsipan', en: 'transfer to the records unit' },
  destroy: { id: 'dimusnahkan', en: 'destruction' },
  permanent: { id: 'diserahkan sebagai arsip permanen', en: 'handing over as permanent' },
  appraise: { id: 'dinilai kembali', en: 'new appraisal' },
};
const tabs: Record<ProposalKind, string> = {
  transfer: 'pindah',
  destroy: 'musnah',
  permanent: 'permanen',
  appraise: 'nilai',
};

function add(sums: Map<string, Line>, line: Line): void {
  const key = `${line.unitId} ${line.kind}`;
  const sum = sums.get(key);
  sums.set(key, sum ? { ...sum, units: sum.units + line.units, items: sum.items + line.items } : line);
}

/** Totals by kind and by unit, and how many lack a starting day or are held. */
async function outcome(
  db: Db,
  day: string,
  lines: readonly Line[],
  seen: SQL,
): Promise<Omit<RetentionRun, 'isTrial'>> {
  const { rows } = await db.execute<{ held: number; waiting: number }>(sql`
    select (select count(*)::int from filing_unit f where f.is_held and ${seen}) as held,
      (select count(*)::int from filing_unit f
        where f.status = 'closed' and ${archiveIn('f.stage', isWithUnit)} and f.active_until is null and ${seen}) as waiting`);
  const found = proposalKinds.map((kind) => {
    const of = lines.filter((line) => line.kind === kind);
    return {
      kind,
      units: of.reduce((sum, { units }) => sum + units, 0),
      items: of.reduce((sum, { items }) => sum + items, 0),
    };
  });
  return {
    day,
    found,
    held: rows[0]?.held ?? 0,
    waiting: rows[0]?.waiting ?? 0,
    byUnit: lines
      .toSorted((a, b) => b.units - a.units)
      .slice(0, mostLines)
      .map(({ unitId, unitName, ...line }) => ({ ...line, unit: { id: unitId, label: unitName } })),
  };
}
