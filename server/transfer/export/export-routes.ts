import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { exportTypes, transferCalls } from '../../../domain/calls/transfer.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { reach, reachToRead, seenFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, readListQuery, route } from '../../http/index.ts';
import type { Thumbs } from '../../record-files/index.ts';
import { printRecord } from '../print/print-record.ts';
import { type ExportQuery, exportRecords } from './export-records.ts';

/** `GET` exports by the list's filters and order, `POST` by `{ ids }`, which would exceed a URL. */
export function exportRoutes(app: FastifyInstance, deps: Deps, resource: Resource, thumbs: Thumbs): void {
  const calls = transferCalls(resource);
  const send = async (request: FastifyRequest, reply: FastifyReply, query: ExportQuery) => {
    const rule = reach(request, resource, 'export');
    const seen = seenFor(request.actor, resource);
    const { content, count, fileName } = await exportRecords(deps, seen, request.actor, query, rule);
    return reply
      .headers({
        ...downloadHeaders({ name: fileName, mimeType: exportTypes[query.format] }),
        'x-row-count': String(count),
      })
      .send(content);
  };
  // Check rights before query and body, so that strangers learn nothing from errors.
  route(app, calls.exportAll, ({ request, reply }) => {
    reach(request, resource, 'export');
    return send(request, reply, readExportQuery(request.query as Record<string, unknown>));
  });
  route(app, calls.exportChosen, ({ request, reply, body }) => {
    reach(request, resource, 'export');
    const { list, ...query } = readExportQuery(request.query as Record<string, unknown>);
    const ids = body().ids.join(',');
    return send(request, reply, { ...query, list: { ...list, filters: { ...list.filters, ids } } });
  });
  route(app, calls.print, async ({ request, reply, actor, params }) => {
    const rule = reachToRead(request, resource);
    const seen = seenFor(actor, resource);
    const { content, fileName } = await printRecord(deps, thumbs, seen, actor, params.id, rule);
    return reply
      .headers(downloadHeaders({ name: fileName, mimeType: exportTypes.pdf }))
      .send(Buffer.from(content));
  });
}

function readExportQuery(given: Record<string, unknown>): ExportQuery {
  const rest: Record<string, unknown> = {};
  let format: unknown;
  let columns = '';
  for (const [name, value] of Object.entries(given)) {
    if (name.toLowerCase() === 'format') format = value;
    else if (name.toLowerCase() === 'columns' && typeof value === 'string') columns = value;
    else rest[name] = value;
  }
  if (format !== 'csv' && format !== 'xlsx' && format !== 'pdf')
    throw badRequest({
      format: [translate({ id: 'Pilih csv, xlsx, atau pdf.', en: 'Choose csv, xlsx or pdf.' })],
    });
  const chosen = columns
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return { format, columns: [...new Set(chosen)], list: readListQuery(rest) };
}
