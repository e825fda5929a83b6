import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { isAdditional } from '../../../domain/access/entry-rules.ts';
import type { RowViewer } from '../../../domain/access/viewer.ts';
import { keptInactive } from '../../../domain/archive/archive-life.ts';
import type { Deposit } from '../../../domain/calls/archive-items.ts';
import { translate } from '../../../lib/language.ts';
import { mayUseResource } from '../../../resources/access.ts';
import { archive, inactiveArchive } from '../../../resources/dokumen/arsip.ts';
import { viewerOf } from '../../actor.ts';
import { archiveAfterIn } from '../../archive-in.ts';
import {
  createRecord,
  getRecord,
  joinHooks,
  type Row,
  reach,
  reachToWrite,
  tableOf,
} from '../../crud/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Deps } from '../../deps.ts';
import { forbidden, invalid } from '../../http/index.ts';
import { keepFiles, titleOfFile } from '../files/keep-files.ts';
import { archiveHooks } from '../rules/archive-hooks.ts';
import { archiveFiles } from '../tables.ts';
import { type SoundFile, soundFile } from './uploaded.ts';

/**
 * POST /arsip/api/Archive/deposit: an item with its files in one transaction. A repeat returns the existing item.
 * @throws Refusal as creating an item does; 422 at `files` for refused ones
 */
export async function deposit(deps: Deps, request: FastifyRequest, body: () => Deposit): Promise<Row> {
  const { actor } = request;
  const rule = reachToWrite(request, archive, 'create');
  const { record, files, status } = body();
  if (status === keptInactive && !mayKeepInactive(viewerOf(actor))) throw forbidden();
  const ids = files.map(({ uploadId }) => uploadId);
  const done = await madeBefore(deps, actor.userId, ids);
  if (done) return getRecord(deps.pool, archive, done, reach(request, archive));
  const sound: (SoundFile & { title: string })[] = [];
  for (const [at, file] of files.entries())
    sound.push({ ...(await soundFile(deps, actor, file.uploadId, `files.${at}`)), title: file.title });
  const hooks = joinHooks(
    { [archive.name]: archiveHooks },
    {
      [archive.name]: {
        afterWrite: async (tx, { record: made }) => {
          if (status === keptInactive) await keepAsInactive(tx, made);
          await keepFiles(
            tx,
            actor,
            String(made.id),
            sound.map((file, slot) => ({
              ...file,
              slot,
              version: 1,
              title: file.title || titleOfFile(file.fileName),
              note: null,
            })),
          );
        },
      },
    },
  );
  return createRecord(deps, archive, actor, record, rule, hooks[archive.name]);
}

/** The records unit may add older paper it already holds directly as inactive (SPEC A1). */
const mayKeepInactive = (viewer: RowViewer): boolean =>
  mayUseResource(viewer, inactiveArchive) && viewer.isUnitKearsipan && !isAdditional(viewer);

async function keepAsInactive(tx: Executor, made: Row): Promise<void> {
  const items = tableOf(archive);
  const [kept] = await tx
    .update(items)
    .set({ status: archiveAfterIn('status', 'keep-inactive') })
    .where(eq(items.id, String(made.id)))
    .returning({ status: items.status });
  // Keep the returned record in step with the row.
  made.status = kept?.status;
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
  throw invalid({
    files: [
      translate({
        id: 'Sebagian dokumen ini sudah menjadi arsip lain. Unggah kembali.',
        en: 'Some of these documents are already another item. Upload them again.',
      }),
    ],
  });
}
