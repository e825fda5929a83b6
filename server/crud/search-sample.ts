import type { Pool } from 'pg';
import type { Resource } from '../../resources/declare.ts';
import { tableName } from './columns.ts';
import { searchExpression } from './conditions.ts';
import { searchedTerm } from './search-text.ts';
import { exactUpTo, type Total, tableEstimate } from './total.ts';

/** Statistics, as PostgreSQL's own: what is written meanwhile changes them little, and only estimates come of them. */
const lifetime = 30_000;
const size = 6000;
/** Of shorter tables even the most frequent term is gathered sooner than a sample pays. */
const longFrom = 10 * exactUpTo;

type Sample = { rows: number; texts: string[] };
type Samples = WeakMap<Resource, { sample: Promise<Sample>; until: number }>;
const byPool = new WeakMap<Pool, Samples>();

function samplesOf(pool: Pool): Samples {
  const samples: Samples = byPool.get(pool) ?? new WeakMap();
  byPool.set(pool, samples);
  return samples;
}

/** Whether a search needs no statement to know of frequent terms. */
export const isSampled = (pool: Pool, resource: Resource): boolean =>
  (samplesOf(pool).get(resource)?.until ?? 0) > Date.now();

/**
 * How many rows a search finds, where a sample of the table's texts leaves no doubt that it is far more than is counted.
 * @returns undefined where it may be fewer: they have to be counted
 */
export async function estimateOfFrequent(
  pool: Pool,
  resource: Resource,
  typed: string,
): Promise<Total | undefined> {
  const { rows, texts } = await sampleOf(pool, resource);
  if (texts.length < size / 4) return undefined;
  const term = searchedTerm(typed).toLowerCase();
  // Half above the limit: of what is at the limit itself a sample of this size says so about once in ten thousand times.
  const wanted = (1.5 * exactUpTo) / rows;
  if (shareOf(term, texts, glance) < wanted / 2) return undefined;
  const share = shareOf(term, texts, 1);
  return share >= wanted ? { totalCount: Math.round(share * rows), totalIsEstimated: true } : undefined;
}

/** A tenth of the sample shows that a term is rare, as nearly all are; one wrongly taken for rare is counted. */
const glance = 10;

/** The share of texts that hold a term, by one of so many (`step`). */
function shareOf(term: string, texts: readonly string[], step: number): number {
  let found = 0;
  for (let at = 0; at < texts.length; at += step) if (texts[at]?.includes(term)) found += 1;
  return (found * step) / texts.length;
}

/** About how many rows the table had when it was sampled. */
export const sampledRows = async (pool: Pool, resource: Resource): Promise<number> =>
  (await sampleOf(pool, resource)).rows;

function sampleOf(pool: Pool, resource: Resource): Promise<Sample> {
  const samples = samplesOf(pool);
  const found = samples.get(resource);
  if (found && found.until > Date.now()) return found.sample;
  const sample = draw(pool, resource);
  samples.set(resource, { sample, until: Date.now() + lifetime });
  sample.catch(() => samples.delete(resource));
  return sample;
}

/** Five times as many rows are read from blocks here and there, since rows of one block are like each other. */
async function draw(pool: Pool, resource: Resource): Promise<Sample> {
  // A view has no blocks to take samples of.
  if (resource.view) return { rows: 0, texts: [] };
  const table = tableName(resource);
  const share = `select least(100, ${500 * size} / greatest(estimate, 1)::real) from size`;
  const text = `with size as (${tableEstimate(resource)})
    select estimate as rows, case when estimate < ${longFrom} then '{}' else array(
      select lower(${searchExpression(resource)}) from ${table} t tablesample system ((${share}))
      where random() < 0.2) end as texts
    from size`;
  const found = await pool.query<Sample>({ text });
  return found.rows[0] ?? { rows: 0, texts: [] };
}
