import type { FastifyInstance } from 'fastify';
import { reportCalls as calls } from '../../domain/calls/reports.ts';
import { reportFormats } from '../../domain/reports/report.ts';
import { translate } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { badRequest, ok, readListQuery, route } from '../http/index.ts';
import { assertReport } from './assert-report.ts';
import { exportReport } from './export/export-report.ts';
import { listEntries } from './list-entries.ts';
import { readEntry } from './read-entry.ts';
import { askedOf } from './report-query.ts';
import { summarise } from './summarise.ts';

/** Reports on letters (SPEC B7 end): rows, figures, one entry. */
export function reportRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  route(app, calls.list, async ({ actor, params, list }) => {
    const report = assertReport(actor, params.report);
    return ok(await listEntries(db, actor, report, list()));
  });
  route(app, calls.summarise, async ({ actor, params, list }) => {
    const report = assertReport(actor, params.report);
    const read = list();
    // A search in subjects would reveal what unreadable letters are about.
    if (read.firstChar)
      throw badRequest({
        FirstChar: [
          translate({
            id: 'Angka laporan tidak dapat dicari.',
            en: 'The figures of a report cannot be searched.',
          }),
        ],
      });
    return ok(await summarise(db, actor, askedOf(report, read)));
  });
  route(app, calls.download, async ({ actor, params, request, reply }) => {
    const report = assertReport(actor, params.report);
    const { format, ...rest } = request.query as Record<string, unknown>;
    const known = reportFormats.find((one) => one === format);
    if (!known)
      throw badRequest({
        format: [translate({ id: 'Pilih xlsx, csv, atau pdf.', en: 'Choose xlsx, csv or pdf.' })],
      });
    const file = await exportReport(deps, actor, report, known, readListQuery(rest));
    return reply.headers({ ...downloadHeaders(file), 'x-row-count': String(file.count) }).send(file.content);
  });
  route(app, calls.readEntry, async ({ actor, params }) =>
    ok(await readEntry(db, actor, assertReport(actor, params.report), params.id)),
  );
}
