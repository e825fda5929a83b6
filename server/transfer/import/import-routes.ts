import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  formatTypes,
  type ImportChoice,
  type MendedCell,
  transferCalls,
} from '../../../domain/calls/transfer.ts';
import { formatSize } from '../../../lib/file-size.ts';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { type CrudOptions, reachToWrite, refuseUnfillable, seenFor } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders, safeName } from '../../files/index.ts';
import { badRequest, conflict, invalid, ok, queryMessages, readListQuery, route } from '../../http/index.ts';
import { partSheetsOf } from '../parts/part-sheet.ts';
import { applyImport } from './apply-import.ts';
import { badRowsFile } from './bad-rows.ts';
import { cancelImport } from './cancel-import.ts';
import type { Work } from './check/check-rows.ts';
import { checkImport } from './check-import.ts';
import { readFile } from './file/read-file.ts';
import { createJob, findJob, type Job, type JobTable, storedJobs } from './jobs.ts';
import { importLimits } from './limits.ts';
import { withColumns } from './mend-rows.ts';
import { type ImportOptions, readOptions } from './options.ts';
import { presentJob, presentStored } from './present-job.ts';
import { listProblems } from './problems.ts';
import { problemsCsv } from './problems-csv.ts';
import { templateOf } from './template.ts';
import { undoImport } from './undo-import.ts';

/**
 * Routes of an import: upload, choose columns, dry run, then apply in one transaction. Rights are those of POST and
 * PUT.
 */
export async function importRoutes(
  scope: FastifyInstance,
  { deps, resource, crud }: { deps: Deps; resource: Resource; crud: CrudOptions },
): Promise<void> {
  const { db } = deps;
  const calls = transferCalls(resource);
  const hooks = crud.hooks[resource.name];
  const written = async (): Promise<void> => {
    if (crud.rights.resources.has(resource.name)) await crud.rights.changed();
  };
  const mine = async (request: FastifyRequest, id: string): Promise<Job> => {
    reachToWrite(request, resource, 'import');
    return findJob(db, resource, request.actor, id);
  };
  const told = async (actor: Actor, id: string) =>
    ok(presentJob(seenFor(actor, resource), await findJob(db, resource, actor, id)));
  /** As the role is now: it may have changed since the columns were chosen. */
  const workOf = (request: FastifyRequest, { headings }: JobTable, choice: ImportChoice): Work => {
    const { actor } = request;
    const rule = reachToWrite(request, resource, choice.mode === 'upsert' ? 'change' : 'create');
    const may = (verb: 'create' | 'change'): boolean => mayCallResource(viewerOf(actor), resource, verb);
    const mayCreate = may('create');
    if (mayCreate) refuseUnfillable(actor, resource);
    const options = readOptions(seenFor(actor, resource), headings.length, choice);
    const changeRule = may('change') && reachToWrite(request, resource, 'change');
    return { resource, actor, rule, options, changeRule, changesOnly: !mayCreate };
  };

  /** @param cells typed in place of the file's since the last check */
  const checkAgain = async (
    request: FastifyRequest,
    job: Job,
    choice: ImportChoice,
    cells: readonly MendedCell[],
  ): Promise<void> => {
    const table = job.table as JobTable;
    if (cells.some(({ column }) => column >= table.headings.length))
      throw invalid({
        cells: [translate({ id: 'Kolom ini tidak ada di berkas.', en: 'The file has no such column.' })],
      });
    await checkImport(deps, job, workOf(request, table, choice), hooks, cells);
  };

  route(scope, calls.template, async ({ request, reply, actor }) => {
    reachToWrite(request, resource, 'import');
    refuseViews(resource);
    const format = (request.query as Asked).format === 'csv' ? 'csv' : 'xlsx';
    const name = `contoh-${resource.name.split('.').at(-1)}.${format}`;
    return reply
      .headers(downloadHeaders({ name, mimeType: formatTypes[format] }))
      .send(await templateOf(db, seenFor(actor, resource), actor, format));
  });

  route(scope, calls.upload, async ({ request, actor }) => {
    reachToWrite(request, resource, 'import');
    refuseViews(resource);
    const { bytes, name } = await uploaded(request);
    const { Sheet } = request.query as Asked;
    const others = partSheetsOf(seenFor(actor, resource)).map((sheet) => sheet.name);
    const table = await readFile(bytes, name, typeof Sheet === 'string' ? Sheet : undefined, others);
    return told(actor, await createJob(db, resource, actor, safeName(name), table));
  });

  route(scope, calls.stored, async ({ request, actor }) => {
    reachToWrite(request, resource, 'import');
    const jobs = await storedJobs(db, resource, actor);
    return ok({ items: jobs.map(presentStored), totalCount: jobs.length });
  });

  route(scope, calls.job, async ({ request, actor, params }) =>
    ok(presentJob(seenFor(actor, resource), await mine(request, params.job))),
  );

  route(scope, calls.check, async ({ request, actor, params, body }) => {
    const job = await mine(request, params.job);
    const { cells, ...choice } = body();
    await checkAgain(request, job, choice, cells);
    return told(actor, params.job);
  });

  route(scope, calls.problems, async ({ request, reply, actor, params }) => {
    const job = await mine(request, params.job);
    const { format, ...rest } = request.query as Asked;
    if (format === 'csv') {
      const name = `masalah-${job.fileName.replace(/\.\w+$/, '')}.csv`;
      return reply
        .headers(downloadHeaders({ name, mimeType: formatTypes.csv }))
        .send(problemsCsv(db, job.id));
    }
    const query = readListQuery(rest);
    const [unknown] = Object.keys(query.filters);
    if (unknown) throw badRequest({ [unknown]: [translate(queryMessages.unknownFilter)] });
    const { items, totalCount } = await listProblems(db, job.id, query);
    return ok({ items: withColumns(seenFor(actor, resource), job, items), totalCount });
  });

  route(scope, calls.mend, async ({ request, actor, params, body }) => {
    const job = await mine(request, params.job);
    const { cells } = body();
    if (!job.options) throw notChecked();
    await checkAgain(request, job, job.options as ImportOptions, cells);
    return told(actor, params.job);
  });

  route(scope, calls.badRows, async ({ request, reply, actor, params }) => {
    const { name, format, content } = await badRowsFile(
      db,
      { resource, actor },
      await mine(request, params.job),
    );
    return reply.headers(downloadHeaders({ name, mimeType: formatTypes[format] })).send(content);
  });

  route(scope, calls.apply, async ({ request, actor, params, body }) => {
    const job = await mine(request, params.job);
    if (!job.options) throw notChecked();
    const { onlyGood } = body();
    const work = workOf(request, job.table as JobTable, job.options as ImportOptions);
    await applyImport(deps, job, work, hooks, onlyGood, written);
    return told(actor, params.job);
  });

  route(scope, calls.undo, async ({ request, actor, params }) => {
    const job = await mine(request, params.job);
    const options = job.options as ImportOptions | null;
    const rule = reachToWrite(request, resource, options?.mode === 'upsert' ? 'change' : 'create');
    const filled = Object.keys(options?.mapping ?? {});
    await undoImport(deps, job, { resource, actor, rule, hooks, filled }, written);
    return told(actor, params.job);
  });

  route(scope, calls.cancel, async ({ request, params }) => {
    const job = await mine(request, params.job);
    return ok(await cancelImport(db, job.id), 'Dibatalkan');
  });
}

type Asked = Record<string, unknown>;

const notChecked = () =>
  conflict(translate({ id: 'Periksa berkas ini lebih dahulu.', en: 'Check this file first.' }));

/** Lets a scope take files, one at a time and only so large. */
export const takingFiles = (scope: FastifyInstance): void => {
  scope.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 10_000, fileSize: importLimits.bytes },
    throwFileSizeLimit: false,
  });
};

/** The one file of a request. @throws Refusal 422 on `file` without one, or for one too large */
export async function uploaded(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  const refuse = (message: string) => invalid({ file: [message] }, message);
  if (!request.isMultipart())
    throw refuse(translate({ id: 'Sertakan berkas CSV atau XLSX.', en: 'Attach a CSV or XLSX file.' }));
  const file = await request.file();
  if (!file)
    throw refuse(translate({ id: 'Sertakan berkas CSV atau XLSX.', en: 'Attach a CSV or XLSX file.' }));
  const bytes = await file.toBuffer();
  if (file.file.truncated)
    throw refuse(
      translate({
        id: `Ukuran berkas harus lebih kecil dari ${formatSize(importLimits.bytes, 'id')}`,
        en: `The file must be smaller than ${formatSize(importLimits.bytes, 'en')}`,
      }),
    );
  return { bytes, name: file.filename };
}

/** Views are changed through their source records. */
function refuseViews(resource: Resource): void {
  if (resource.view)
    throw conflict(
      translate({
        id: `${resource.label.id} disusun dari data lain dan tidak dapat diimpor. Impor data asalnya.`,
        en: `${resource.label.en} is made from other records and cannot be imported. Import those records.`,
      }),
    );
}
