import type { FastifyInstance } from 'fastify';
import { dataReportCalls as calls } from '../../../domain/calls/data-report.ts';
import { reportFormats } from '../../../domain/reports/report.ts';
import { translate } from '../../../lib/language.ts';
import { reach, seenFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, ok, route } from '../../http/index.ts';
import { dataQueryOf } from './data-query.ts';
import { exportDataReport } from './export-data-report.ts';
import { readDataReport } from './read-data-report.ts';
import { reportedResource } from './reported-resource.ts';

/** Reports on any declared resource: its list's rows, grouped and summed. */
export function dataReportRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, calls.read, async ({ actor, params, request }) => {
    const resource = reportedResource(params.resource);
    const rule = reach(request, resource);
    const seen = seenFor(actor, resource);
    const query = dataQueryOf(seen, request.query as Record<string, unknown>);
    return ok(await readDataReport(deps.pool, seen, query, rule));
  });
  route(app, calls.download, async ({ actor, params, request, reply }) => {
    const resource = reportedResource(params.resource);
    const rule = reach(request, resource, 'export');
    const { format, ...rest } = request.query as Record<string, unknown>;
    const known = reportFormats.find((one) => one === format);
    if (!known) throw badRequest({ format: [translate(unknownFormat)] });
    const seen = seenFor(actor, resource);
    const file = await exportDataReport(deps, seen, actor, {
      format: known,
      query: dataQueryOf(seen, rest),
      rule,
    });
    return reply.headers({ ...downloadHeaders(file), 'x-row-count': String(file.count) }).send(file.content);
  });
}

const unknownFormat = { id: 'Pilih xlsx, csv, atau pdf.', en: 'Choose xlsx, csv or pdf.' };
