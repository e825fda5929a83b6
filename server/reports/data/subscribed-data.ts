import { buffer } from 'node:stream/consumers';
import type { ReportFormat } from '../../../domain/reports/report.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import type { Actor } from '../../actor.ts';
import { reach, seenFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { inIndonesian, invalid, queryMessages, Refusal } from '../../http/index.ts';
import { type DataQuery, dataQueryOf } from './data-query.ts';
import { dataHeads, dataRows } from './data-rows.ts';
import { exportDataReport } from './export-data-report.ts';
import { readDataReport } from './read-data-report.ts';
import { reportedResource } from './reported-resource.ts';

type Subscribed = Record<string, string>;
type Asked = { resource: Resource; query: DataQuery; rule: RowRule };

/**
 * The report that a subscription keeps, as the actor may read it now.
 * @throws Refusal 404, 403 or 400, as its call
 */
export function subscribedData(actor: Actor, { resource: name = '', ...query }: Subscribed): Asked {
  const resource = reportedResource(name);
  const rule = reach({ actor }, resource, 'export');
  const seen = seenFor(actor, resource);
  return { resource: seen, rule, query: dataQueryOf(seen, query) };
}

/** @throws Refusal 403 without the right, 422 for what the report would refuse */
export async function assertSubscribable(
  { pool }: Pick<Deps, 'pool'>,
  actor: Actor,
  data: Subscribed,
): Promise<void> {
  try {
    const { resource, query, rule } = subscribedData(actor, data);
    await readDataReport(pool, resource, query, rule);
  } catch (error) {
    if (!(error instanceof Refusal) || error.statusCode === 403) throw error;
    throw invalid({ data: [translate(queryMessages.unknownFilter)] });
  }
}

/** Its first lines and its file, as the reader may see them on the morning it is sent. */
export async function dataMail(
  deps: Deps,
  actor: Actor,
  { resource, query, rule }: Asked,
  format: ReportFormat,
) {
  return inIndonesian(async () => {
    const report = await readDataReport(deps.pool, resource, query, rule);
    const [total] = dataRows(resource, report).slice(-1);
    const heads = dataHeads(report);
    const figures = heads
      .map((name, at) => ({ name, value: total?.words[at] ?? '', hint: '' }))
      .slice(report.groups.length);
    const file = await exportDataReport(deps, resource, actor, { format, query, rule });
    return { label: report.label, figures, name: file.name, content: await buffer(file.content) };
  });
}
