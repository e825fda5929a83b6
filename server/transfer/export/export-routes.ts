import type { FastifyInstance } from 'fastify';
import type { Resource } from '../../../resources/declare.ts';
import { say } from '../../../resources/language.ts';
import { reach } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { badRequest, readListQuery } from '../../http/index.ts';
import { transferColumns } from '../columns.ts';
import { type ExportFormat, type ExportQuery, exportRecords } from './export-records.ts';

const types: Record<ExportFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** `GET …/export?format=csv|xlsx&Columns=a,b` and the list's own search, filters and order. */
export function exportRoutes(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const base = `/${resource.service}/api/${resource.entity}`;
  const names = transferColumns(resource).map(({ name }) => name);
  const schema = {
    tags: [resource.path.split('/')[1] ?? 'data'],
    summary: `Unduh ${resource.label.id.toLowerCase()}`,
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
  app.get<{ Querystring: Record<string, unknown> }>(`${base}/export`, { schema }, async (request, reply) => {
    const rule = reach(request, resource);
    const query = readExportQuery(request.query);
    const { content, count, fileName } = await exportRecords(deps, resource, request.who, query, rule);
    return reply
      .headers({
        ...downloadHeaders({ name: fileName, mimeType: types[query.format] }),
        'x-row-count': String(count),
      })
      .send(content);
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
  if (format !== 'csv' && format !== 'xlsx')
    throw badRequest({ format: [say({ id: 'Pilih csv atau xlsx.', en: 'Choose csv or xlsx.' })] });
  const chosen = columns
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  return { format, columns: [...new Set(chosen)], list: readListQuery(rest) };
}
