import type { FastifyInstance } from 'fastify';
import { reportFilters, reportFormats } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { badRequest, ok, readListQuery } from '../http/index.ts';
import { assertReport } from './assert-report.ts';
import { exportReport } from './export/export-report.ts';
import { listEntries } from './list-entries.ts';
import { readEntry } from './read-entry.ts';
import { askedOf } from './report-query.ts';
import { summarise } from './summarise.ts';

type OfReport = { Params: { report: string }; Querystring: Record<string, unknown> };
type OfEntry = { Params: { report: string; id: string } };

const base = '/report/api/Report/:report';
const tags = ['report'];
const text = { type: 'string' };
const narrowed = Object.fromEntries(['from', 'to', ...reportFilters].map((name) => [name, text]));
const listed = {
  Page: { type: 'integer', minimum: 1 },
  PerPage: { type: 'integer', minimum: 1, maximum: 1000 },
  OrderBy: { type: 'string', enum: ['at'] },
  Order: { type: 'string', enum: ['asc', 'desc'] },
  FirstChar: { type: 'string', maxLength: 200 },
};

/** Reports on letters (SPEC B7 end): rows, figures, one entry. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  app.get<OfReport>(
    base,
    {
      schema: {
        tags,
        summary: 'Laporan',
        querystring: { type: 'object', properties: { ...listed, ...narrowed } },
      },
    },
    async ({ actor, params, query }) => {
      const report = assertReport(actor, params.report);
      return ok(await listEntries(db, actor, report, readListQuery(query)));
    },
  );
  app.get<OfReport>(
    `${base}/summary`,
    {
      schema: {
        tags,
        summary: 'Angka laporan',
        description: 'Untuk seluruh periode; FirstChar tidak berlaku di sini.',
        querystring: { type: 'object', properties: narrowed },
      },
    },
    async ({ actor, params, query }) => {
      const report = assertReport(actor, params.report);
      const read = readListQuery(query);
      // A search in subjects would reveal what unreadable letters are about.
      if (read.firstChar)
        throw badRequest({
          FirstChar: [
            say({
              id: 'Angka laporan tidak dapat dicari.',
              en: 'The figures of a report cannot be searched.',
            }),
          ],
        });
      return ok(await summarise(db, actor, askedOf(report, read)));
    },
  );
  app.get<OfReport>(
    `${base}/export`,
    {
      schema: {
        tags,
        summary: 'Unduh laporan',
        description: 'Semua yang cocok dan boleh dibuka, bukan hanya satu halaman.',
        querystring: {
          type: 'object',
          properties: { format: { type: 'string', enum: reportFormats }, ...listed, ...narrowed },
        },
      },
    },
    async ({ actor, params, query }, reply) => {
      const report = assertReport(actor, params.report);
      const { format, ...rest } = query;
      const known = reportFormats.find((one) => one === format);
      if (!known)
        throw badRequest({
          format: [say({ id: 'Pilih xlsx, csv, atau pdf.', en: 'Choose xlsx, csv or pdf.' })],
        });
      const file = await exportReport(deps, actor, report, known, readListQuery(rest));
      return reply
        .headers({ ...downloadHeaders(file), 'x-row-count': String(file.count) })
        .send(file.content);
    },
  );
  app.get<OfEntry>(
    `${base}/:id`,
    { schema: { tags, summary: 'Perjalanan satu naskah dalam laporan' } },
    async ({ actor, params }) =>
      ok(await readEntry(db, actor, assertReport(actor, params.report), params.id)),
  );
}
