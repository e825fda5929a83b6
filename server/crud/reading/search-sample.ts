import type { Pool } from 'pg';
import type { Resource } from '../../../resources/declare.ts';
import { tableName } from '../sql/columns.ts';
import { searchExpression } from '../sql/conditions.ts';
import { searchedTerm } from '../sql/search-text.ts';
import { exactUpTo, type Total, tableEstimate } from './total.ts';

/** Cache time in milliseconds: writes change these statistics little, and they serve only for estimates. */
const lifetime = 30_000;
const size = 6000;
/** In shorter tables gathering even the most frequent term is faster than sampling. */
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
 * Estimates a search's matches when a sample shows that they clearly exceed the count limit.
 * @returns undefined when there may be fewer: they must be counted
 */
export async function estimateOfFrequent(
  pool: Pool,
  resource: Resource,
  typed: string,
): Promise<Total | undefined> {
  const { rows, texts } = await sampleOf(pool, resource);
  if (texts.length < size / 4) return undefined;
  const term = searchedTerm(typed).toLowerCase();
  // 1.5 times the limit: for a term exactly at the limit, this sample size errs once in ten thousand.
  const wanted = (1.5 * exactUpTo) / rows;
  if (shareOf(term, texts, glance) < wanted / 2) return undefined;
  const share = shareOf(term, texts, 1);
  return share >= wanted ? { totalCount: Math.round(share * rows), totalIsEstimated: true } : undefined;
}

/** First checks a tenth of the sample, as nearly all terms are rare; a term wrongly taken for rare is counted. */
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

/** Reads five times the rows from scattered blocks, because rows of one block are similar. */
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
