import { sql } from 'drizzle-orm';
import { periodsOf, renderNumber } from '../../../domain/letters/render-number.ts';
import { numberingOf, type Resource } from '../../../resources/declare.ts';
import type { Numbering } from '../../../resources/kinds/text/field.ts';
import type { Executor } from '../../db/executor.ts';
import type { Row } from '../hooks.ts';
import { recordCounters } from '../tables.ts';

/**
 * Takes the next numbers in the creating transaction; the locked counter row leaves no gaps.
 * @returns values by field, for each of `count` records
 */
export async function takeNumbers(
  tx: Executor,
  resource: Resource,
  count: number,
  at = new Date(),
): Promise<Row[]> {
  const rows: Row[] = Array.from({ length: count }, () => ({}));
  for (const [name, field] of Object.entries(resource.fields)) {
    const numbering = numberingOf(field);
    if (!numbering || count === 0) continue;
    const last = await lastOf(tx, {
      resource: resource.name,
      field: name,
      period: periodOf(numbering, at),
      last: count,
    });
    for (const [place, row] of rows.entries()) row[name] = numberOf(numbering, last - count + place + 1, at);
  }
  return rows;
}

async function lastOf(tx: Executor, counter: typeof recordCounters.$inferInsert): Promise<number> {
  const { resource, field, period, last } = recordCounters;
  const [taken] = await tx
    .insert(recordCounters)
    .values(counter)
    .onConflictDoUpdate({ target: [resource, field, period], set: { last: sql`${last} + ${counter.last}` } })
    .returning({ last });
  return taken?.last ?? counter.last;
}

function periodOf({ reset = 'tidak' }: Numbering, at: Date): string {
  const { yearly, monthly } = periodsOf(at);
  return { tidak: '', tahunan: yearly, bulanan: monthly }[reset];
}

/** A letter's own tokens are none of a record's; the declaration is checked for them. */
const numberOf = ({ pattern, padding = 4 }: Numbering, sequence: number, at: Date): string =>
  renderNumber(
    { pattern, padding },
    {
      sequence,
      at,
      securityCode: '',
      subTypeCode: '',
      unitCode: '',
      companyCode: '',
      classificationCode: '',
    },
  );
