import type { FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { isVariableName } from '../../domain/letters/placeholders.ts';
import { mayUseResource, seenBy } from '../../resources/access.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { contractBasis } from '../../resources/master-data/dasar-kontrak.ts';
import { comparisonTemplate } from '../../resources/master-data/template-komparisi.ts';
import { articleTemplate } from '../../resources/master-data/template-pasal.ts';
import { viewerOf } from '../actor.ts';
import { addRowRule, type Conditions, tableName, whereOf } from '../crud/index.ts';
import { forbidden } from '../http/index.ts';

/** A contract resource, and which of its rows the one who asks may reach. */
type Reached = { resource: Resource; rule: RowRule };

/**
 * The contract resources that the active role may use.
 * @throws Refusal 403 when there is none
 */
export function contractResources(request: FastifyRequest): Reached[] {
  const viewer = viewerOf(request.actor);
  const usable = [articleTemplate, comparisonTemplate, contractBasis].filter(
    (resource) => mayUseResource(viewer, resource) && 'content' in seenBy(viewer, resource).fields,
  );
  if (usable.length === 0) throw forbidden();
  return usable.map((resource) => ({ resource, rule: resource.rows(viewer) }));
}

/** Lists the variables in their texts by number of records, most used first; one statement. */
export async function knownVariables(
  pool: Pool,
  reached: readonly Reached[],
): Promise<{ name: string; count: number }[]> {
  const values: unknown[] = [];
  const texts = reached.map(({ resource, rule }) => {
    const conditions: Conditions = { sql: [], values };
    addRowRule(conditions, rule);
    return `select t.id, t.content from ${tableName(resource)} t ${whereOf(conditions)}`;
  });
  const found = await pool.query<{ name: string; count: number }>(
    `select m.match[1] as name, count(distinct t.id)::int as count
     from (${texts.join(' union all ')}) t
     cross join lateral regexp_matches(t.content, '(?:\\{\\{\\s*|data-tag=")([a-z0-9_]+)(?:\\s*\\}\\}|")', 'g') as m(match)
     group by 1 order by 2 desc, 1 limit 500`,
    values,
  );
  return found.rows.filter(({ name }) => isVariableName(name));
}
