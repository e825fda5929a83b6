import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { chosenIds, reach } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, invalid, readListQuery } from '../../http/index.ts';
import { transferColumns } from '../columns.ts';
import { type ExportFormat, type ExportQuery, exportRecords } from './export-records.ts';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/**
 * `GET …/export?format=csv|xlsx&Columns=a,b` with the list's search, filters and order; `POST` with `{ ids }` for
 * selected rows, which would exceed a URL.
 */
export function exportRoutes(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const address = `/${resource.service}/api/${resource.entity}/export`;
  const names = transferColumns(resource).map(({ name }) => name);
  const label = resource.label.id.toLowerCase();
  const schema = {
    tags: [resource.path.split('/')[1] ?? 'data'],
    summary: `Unduh ${label}`,
    description: `Semua yang cocok, bukan hanya satu halaman. Columns: ${names.join(', ')}.`,
    querystring: {
      type: 'object',
      properties: {
        format: { type: 'string', enum: ['csv', 'xlsx'] },
        Columns: { type: 'string' },
        FirstChar: { type: 'string' },
        OrderBy: { type: 'string' },
        Order: { type: 'string', enum: ['asc', 'desc'] },
      },
    },
  };
  const ofChosen = {
    ...schema,
    summary: `Unduh ${label} yang dipilih`,
    description: `Hanya yang dipilih dan boleh dilihat. Columns: ${names.join(', ')}.`,
    body: bodySchema,
  };
  const send = async (request: FastifyRequest, reply: FastifyReply, query: ExportQuery) => {
    const rule = reach(request, resource);
    const { content, count, fileName } = await exportRecords(deps, resource, request.actor, query, rule);
    return reply
      .headers({
        ...downloadHeaders({ name: fileName, mimeType: types[query.format] }),
        'x-row-count': String(count),
      })
      .send(content);
  };
  // Check rights before query and body, so that strangers learn nothing from errors.
  app.get<Asked>(address, { schema }, (request, reply) => {
    reach(request, resource);
    return send(request, reply, readExportQuery(request.query));
  });
  app.post<Asked>(address, { schema: ofChosen }, (request, reply) => {
    reach(request, resource);
    const { list, ...query } = readExportQuery(request.query);
    const ids = readChosen(request.body).join(',');
    return send(request, reply, { ...query, list: { ...list, filters: { ...list.filters, ids } } });
  });
}

type Asked = { Querystring: Record<string, unknown> };

const chosen = z.strictObject({ ids: chosenIds });
const { $schema: _dialect, ...bodySchema } = z.toJSONSchema(chosen, {
  target: 'draft-7',
  io: 'input',
  unrepresentable: 'any',
});

function readChosen(body: unknown): string[] {
  const checked = chosen.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data.ids;
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
  if (format !== 'csv' && format !== 'xlsx')
    throw badRequest({ format: [say({ id: 'Pilih csv atau xlsx.', en: 'Choose csv or xlsx.' })] });
  const chosen = columns
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return { format, columns: [...new Set(chosen)], list: readListQuery(rest) };
}
