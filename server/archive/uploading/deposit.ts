import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { archiveLimits } from '../../../resources/dokumen/archive-detail.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import {
  createRecord,
  getRecord,
  joinHooks,
  type Row,
  reach,
  reachToWrite,
  tableOf,
} from '../../crud/index.ts';
import type { Deps } from '../../deps.ts';
import { invalid } from '../../http/index.ts';
import { keepFiles, titleOfFile } from '../files/keep-files.ts';
import { archiveHooks } from '../rules/archive-hooks.ts';
import { archiveFiles } from '../tables.ts';
import { type SoundFile, soundFile } from './uploaded.ts';

/**
 * POST /arsip/api/Archive/deposit {record, files: [{uploadId, title}]}: one new item with its files, all or nothing.
 * Sent again after a lost answer it gives the item that the first call made.
 * @throws Refusal as creating an item does; 422 at `files` for what is not taken
 */
export async function deposit(deps: Deps, request: FastifyRequest): Promise<Row> {
  const { who } = request;
  const rule = reachToWrite(request, archive);
  const checked = schema.safeParse(request.body ?? {});
  if (!checked.success) throw invalid(fieldErrors(checked.error));
  const { record, files } = checked.data;
  const ids = files.map(({ uploadId }) => uploadId);
  const done = await madeBefore(deps, who.userId, ids);
  if (done) return getRecord(deps.pool, archive, done, reach(request, archive));
  const sound: (SoundFile & { title: string })[] = [];
  for (const [at, file] of files.entries())
    sound.push({ ...(await soundFile(deps, who, file.uploadId, `files.${at}`)), title: file.title });
  const hooks = joinHooks(
    { [archive.name]: archiveHooks },
    {
      [archive.name]: {
        afterWrite: (tx, { record: made }) =>
          keepFiles(
            tx,
            who,
            String(made.id),
            sound.map((file, slot) => ({
              ...file,
              slot,
              version: 1,
              title: file.title || titleOfFile(file.fileName),
              note: null,
            })),
          ),
      },
    },
  );
  return createRecord(deps, archive, who, record, rule, hooks[archive.name]);
}

/** The item that these very uploads made, where this person made it. */
async function madeBefore({ db }: Deps, userId: string, uploadIds: string[]): Promise<string | undefined> {
  const items = tableOf(archive);
  const found = await db
    .select({ id: archiveFiles.archiveId })
    .from(archiveFiles)
    .innerJoin(items, eq(items.id, archiveFiles.archiveId))
    .where(and(inArray(archiveFiles.uploadId, uploadIds), eq(items.createdById, userId)));
  const [first] = found;
  if (!first) return undefined;
  if (found.length === uploadIds.length && found.every(({ id }) => id === first.id)) return first.id;
  throw invalid({ files: ['Sebagian berkas ini sudah menjadi arsip lain. Unggah kembali.'] });
}

const schema = z.strictObject({
  record: z.record(z.string(), z.unknown(), { error: 'Isi data arsip.' }),
  files: z
    .array(
      z.strictObject({
        uploadId: z.uuid({ error: 'Isi dengan id unggahan.' }),
        title: z.string().trim().max(300, 'Paling banyak 300 karakter.').default(''),
      }),
      { error: 'Sertakan berkasnya.' },
    )
    .min(1, 'Sertakan paling sedikit satu berkas.')
    .max(archiveLimits.files, `Paling banyak ${archiveLimits.files} berkas.`)
    .refine(
      (all) => new Set(all.map(({ uploadId }) => uploadId)).size === all.length,
      'Berkas yang sama dua kali.',
    ),
});
