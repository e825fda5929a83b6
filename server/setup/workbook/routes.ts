import type { FastifyInstance } from 'fastify';
import { setupCalls as calls } from '../../../domain/calls/setup.ts';
import { formatTypes } from '../../../domain/calls/transfer.ts';
import type { CrudOptions } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders, safeName } from '../../files/index.ts';
import { ok, route } from '../../http/index.ts';
import {
  applyBook,
  cancelImport,
  checkBook,
  findJob,
  takingFiles,
  uploadBook,
  uploaded,
} from '../../transfer/index.ts';
import { assertMaySetUp } from '../may-set-up.ts';
import { markedWorkbook, readWorkbookJob, takeWorkbook, workbook } from './workbook.ts';

const file = (name: string) => downloadHeaders({ name, mimeType: formatTypes.xlsx });

/** The workbook: taken, uploaded and checked, stored as a whole. Its rights are those to all that it writes. */
export function workbookRoutes(app: FastifyInstance, deps: Deps, crud: CrudOptions): void {
  route(app, calls.workbook, async ({ actor, reply }) => {
    assertMaySetUp(actor, workbook.resources);
    return reply.headers(file('buku-kerja-naskah.xlsx')).send(await takeWorkbook(deps));
  });
  app.register(async (scope) => {
    takingFiles(scope);
    route(scope, calls.uploadWorkbook, async ({ request, actor }) => {
      assertMaySetUp(actor, workbook.resources);
      const { bytes, name } = await uploaded(request);
      const id = await uploadBook(deps.db, workbook, actor, { bytes, name: safeName(name) });
      await checkBook({ deps, book: workbook, actor, crud }, id);
      return ok(await readWorkbookJob(deps, actor, id));
    });
  });
  route(app, calls.workbookJob, async ({ actor, params }) =>
    ok(await readWorkbookJob(deps, actor, params.job)),
  );
  route(app, calls.markedWorkbook, async ({ actor, params, reply }) =>
    reply.headers(file('buku-kerja-bertanda.xlsx')).send(await markedWorkbook(deps, actor, params.job)),
  );
  route(app, calls.applyWorkbook, async ({ actor, params }) => {
    assertMaySetUp(actor, workbook.resources);
    const job = await findJob(deps.db, workbook, actor, params.job);
    await applyBook({ deps, book: workbook, actor, crud }, job);
    return ok(await readWorkbookJob(deps, actor, job.id));
  });
  route(app, calls.cancelWorkbook, async ({ actor, params }) => {
    const job = await findJob(deps.db, workbook, actor, params.job);
    return ok(await cancelImport(deps.db, job.id), 'Dibatalkan');
  });
}
