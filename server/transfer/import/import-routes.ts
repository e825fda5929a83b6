import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { yesOrNo } from '../../../lib/body-parts.ts';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { type CrudOptions, reachToWrite } from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders, safeName, sizeText } from '../../files/index.ts';
import { badRequest, conflict, invalid, ok, queryWords, readListQuery } from '../../http/index.ts';
import { applyImport } from './apply-import.ts';
import { badRowsFile } from './bad-rows.ts';
import { cancelImport } from './cancel-import.ts';
import type { Work } from './check/check-rows.ts';
import { checkImport } from './check-import.ts';
import { descriptionOf } from './describe.ts';
import { readFile } from './file/read-file.ts';
import { createJob, findJob, type Job, type JobTable } from './jobs.ts';
import { importLimits } from './limits.ts';
import { type ImportOptions, readOptions } from './options.ts';
import { presentJob } from './present-job.ts';
import { listProblems } from './problems.ts';
import { problemsCsv } from './problems-csv.ts';
import { templateOf } from './template.ts';

type Query = { Querystring: Record<string, unknown> };
type OfJob = { Params: { job: string } };

/**
 * Routes of an import: upload, choose columns, dry run, then apply in one transaction. Rights are those of POST and
 * PUT.
 */
export async function importRoutes(
  scope: FastifyInstance,
  { deps, resource, crud }: { deps: Deps; resource: Resource; crud: CrudOptions },
): Promise<void> {
  const { db } = deps;
  const base = `/${resource.service}/api/${resource.entity}/import`;
  const docs = descriptionOf(resource);
  const hooks = crud.hooks[resource.name];
  const mine = async (request: FastifyRequest<OfJob>): Promise<Job> => {
    reachToWrite(request, resource);
    return findJob(db, resource, request.actor, request.params.job);
  };
  const told = async (request: FastifyRequest<OfJob>) =>
    ok(presentJob(resource, await findJob(db, resource, request.actor, request.params.job)));
  const workOf = (request: FastifyRequest, options: ImportOptions): Work => ({
    resource,
    actor: request.actor,
    rule: reachToWrite(request, resource),
    options,
  });

  scope.get<Query>(`${base}/template`, { schema: docs.template }, async (request, reply) => {
    reachToWrite(request, resource);
    refuseViews(resource);
    const format = request.query.format === 'csv' ? 'csv' : 'xlsx';
    const name = `contoh-${resource.name.split('.').at(-1)}.${format}`;
    const mimeType = format === 'csv' ? csvType : xlsxType;
    return reply
      .headers(downloadHeaders({ name, mimeType }))
      .send(await templateOf(db, resource, request.actor, format));
  });

  scope.post<Query>(base, { schema: docs.upload }, async (request) => {
    reachToWrite(request, resource);
    refuseViews(resource);
    const { bytes, name } = await uploaded(request);
    const { Sheet } = request.query;
    const table = await readFile(bytes, name, typeof Sheet === 'string' ? Sheet : undefined);
    const id = await createJob(db, resource, request.actor, safeName(name), table);
    return ok(presentJob(resource, await findJob(db, resource, request.actor, id)));
  });

  scope.get<OfJob>(`${base}/:job`, { schema: docs.read }, async (request) =>
    ok(presentJob(resource, await mine(request))),
  );

  scope.post<OfJob>(`${base}/:job/check`, { schema: docs.check }, async (request) => {
    const job = await mine(request);
    const { headings } = job.table as JobTable;
    await checkImport(
      deps,
      job,
      workOf(request, readOptions(resource, headings.length, request.body)),
      hooks,
    );
    return told(request);
  });

  scope.get<OfJob & Query>(`${base}/:job/problems`, { schema: docs.problems }, async (request, reply) => {
    const job = await mine(request);
    const { format, ...rest } = request.query;
    if (format === 'csv')
      return reply
        .headers(
          downloadHeaders({ name: `masalah-${job.fileName.replace(/\.\w+$/, '')}.csv`, mimeType: csvType }),
        )
        .send(problemsCsv(db, job.id));
    const query = readListQuery(rest);
    const [unknown] = Object.keys(query.filters);
    if (unknown) throw badRequest({ [unknown]: [say(queryWords.unknownFilter)] });
    return ok(await listProblems(db, job.id, query));
  });

  scope.get<OfJob>(`${base}/:job/bad-rows`, { schema: docs.badRows }, async (request, reply) => {
    const { name, format, content } = await badRowsFile(db, resource, await mine(request));
    const mimeType = format === 'xlsx' ? xlsxType : csvType;
    return reply.headers(downloadHeaders({ name, mimeType })).send(content);
  });

  scope.post<OfJob>(`${base}/:job/apply`, { schema: docs.apply }, async (request) => {
    const job = await mine(request);
    if (!job.options)
      throw conflict(say({ id: 'Periksa berkas ini lebih dahulu.', en: 'Check this file first.' }));
    const written = async (): Promise<void> => {
      if (crud.rights.resources.has(resource.name)) await crud.rights.changed();
    };
    const onlyGood = readOnlyGood(request.body);
    const work = workOf(request, job.options as ImportOptions);
    await applyImport(deps, job, work, hooks, onlyGood, written);
    return told(request);
  });

  scope.delete<OfJob>(`${base}/:job`, { schema: docs.remove }, async (request) => {
    const job = await mine(request);
    return ok(await cancelImport(db, job.id), 'Dibatalkan');
  });
}

/** Leaving the bad rows out is said, never assumed. @throws Refusal 422 */
function readOnlyGood(body: unknown): boolean {
  const checked = applySchema.safeParse(body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  return checked.data.onlyGood;
}
const applySchema = z.strictObject({
  onlyGood: yesOrNo().default(false),
});

const csvType = 'text/csv; charset=utf-8';
const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Lets a scope take files, one at a time and only so large. */
export const takingFiles = (scope: FastifyInstance): void => {
  scope.register(multipart, {
    limits: { files: 1, fields: 5, fieldSize: 10_000, fileSize: importLimits.bytes },
    throwFileSizeLimit: false,
  });
};

async function uploaded(request: FastifyRequest): Promise<{ bytes: Buffer; name: string }> {
  const refuse = (message: string) => invalid({ file: [message] }, message);
  if (!request.isMultipart())
    throw refuse(say({ id: 'Sertakan berkas CSV atau XLSX.', en: 'Attach a CSV or XLSX file.' }));
  const file = await request.file();
  if (!file) throw refuse(say({ id: 'Sertakan berkas CSV atau XLSX.', en: 'Attach a CSV or XLSX file.' }));
  const bytes = await file.toBuffer();
  if (file.file.truncated)
    throw refuse(
      say({
        id: `Ukuran berkas harus lebih kecil dari ${sizeText(importLimits.bytes)}`,
        en: `The file must be smaller than ${sizeText(importLimits.bytes, 'en-GB')}`,
      }),
    );
  return { bytes, name: file.filename };
}

/** Views are changed through their source records. */
function refuseViews(resource: Resource): void {
  if (resource.view)
    throw conflict(
      say({
        id: `${resource.label.id} disusun dari data lain dan tidak dapat diimpor. Impor data asalnya.`,
        en: `${resource.label.en} is made from other records and cannot be imported. Import those records.`,
      }),
    );
}
