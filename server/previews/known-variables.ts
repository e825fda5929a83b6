import { sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { mayUseResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { contractBasis } from '../../resources/master-data/dasar-kontrak.ts';
import { comparisonTemplate } from '../../resources/master-data/template-komparisi.ts';
import { articleTemplate } from '../../resources/master-data/template-pasal.ts';
import { isVariableName } from '../../resources/placeholders.ts';
import { tableName } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { forbidden } from '../http/index.ts';
import { viewerOf } from '../who.ts';

/** Those of the three contract resources that the active role may use. @throws Refusal 403 when it is none */
export function contractResources(request: FastifyRequest): Resource[] {
  const viewer = viewerOf(request.who);
  const usable = [articleTemplate, comparisonTemplate, contractBasis].filter((resource) =>
    mayUseResource(viewer, resource),
  );
  if (usable.length === 0) throw forbidden();
  return usable;
}

/** The variables their texts use, in how many records, the most used first; one statement. */
export async function knownVariables(
  executor: Executor,
  resources: readonly Resource[],
): Promise<{ name: string; count: number }[]> {
  const texts = sql.join(
    resources.map((resource) => sql`select id, content from ${sql.raw(tableName(resource))}`),
    sql` union all `,
  );
  const found = await executor.execute<{ name: string; count: number }>(sql`
    select m.match[1] as name, count(distinct t.id)::int as count
    from (${texts}) t
    cross join lateral regexp_matches(t.content, '(?:\\{\\{\\s*|data-tag=")([a-z0-9_]+)(?:\\s*\\}\\}|")', 'g') as m(match)
    group by 1 order by 2 desc, 1 limit 500`);
  return found.rows.filter(({ name }) => isVariableName(name));
}
