import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { ok, readListQuery } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import {
  closeSchema,
  dispositionSchema,
  doneSchema,
  handBackSchema,
  reopenSchema,
  reportSchema,
  withdrawSchema,
} from './body.ts';
import { listCandidates } from './candidates.ts';
import { findDisposition } from './find-disposition.ts';
import { disposeFurther, disposeInboxItem } from './give-disposition.ts';
import { closeDisposition, withdrawDisposition } from './giver-steps.ts';
import { listDispositions } from './list-dispositions.ts';
import { presentDisposition, readLetterDispositions } from './present-disposition.ts';
import { readReportFile } from './read-report-file.ts';
import { readDispositionSheet } from './read-sheet.ts';
import {
  finishDisposition,
  readDisposition,
  reportDisposition,
  startDisposition,
} from './recipient-steps.ts';
import { reopenDisposition } from './reopen-disposition.ts';
import { handBackDisposition, takeDisposition } from './take-disposition.ts';

type ById = { Params: { id: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/letter/api/Disposition';
/** Reports carry their files in the body, as letters do. */
const bodyLimit = 40 * 1024 * 1024;

/** Dispositions: giving, working on them, following them up (SPEC B7, DOMAIN 7). */
export function dispositionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const asItIsNow = async (actor: Actor, id: string) =>
    presentDisposition(db, actor, await findDisposition(db, actor, id));

  app.get<Query>(
    base,
    { schema: docs.list('Disposisi masuk dan keluar', ['direction', 'isOpen', 'letterId']) },
    async (request) => ok(await listDispositions(db, request.actor, readListQuery(request.query))),
  );
  app.get<Query>(`${base}/recipients`, { schema: docs.list('Bawahan', []) }, async (request) =>
    ok(await listCandidates(db, request.actor, readListQuery(request.query))),
  );
  app.get<ById>(`${base}/:id`, { schema: docs.call('Satu disposisi') }, async (request) =>
    ok(await asItIsNow(request.actor, request.params.id)),
  );
  app.get<ById>(
    '/letter/api/Letter/:id/dispositions',
    { schema: docs.call('Disposisi atas satu naskah') },
    async (request) => ok(await readLetterDispositions(db, request.actor, request.params.id)),
  );
  app.get<ById>(`${base}/:id/pdf`, { schema: docs.file('Lembar disposisi') }, async (request, reply) => {
    const file = await readDispositionSheet(deps, request.actor, request.params.id);
    return reply.headers(downloadHeaders(file, { inline: true })).send(file.content);
  });
  app.get<{ Params: { id: string; fileId: string } }>(
    `${base}/:id/files/:fileId`,
    { schema: docs.file('Berkas laporan disposisi') },
    async (request, reply) => {
      const file = await readReportFile(deps, request.actor, request.params.id, request.params.fileId);
      return reply
        .headers({ ...downloadHeaders(file, { inline: true }), 'content-length': file.size })
        .send(file.content);
    },
  );

  const verbs = {
    read: { handle: readDisposition, summary: 'Tandai disposisi dibaca' },
    start: { handle: startDisposition, summary: 'Proses disposisi' },
    report: { handle: reportDisposition, summary: 'Lapor tindak lanjut', body: reportSchema },
    done: { handle: finishDisposition, summary: 'Selesaikan disposisi', body: doneSchema },
    reopen: { handle: reopenDisposition, summary: 'Buka kembali disposisi', body: reopenSchema },
    withdraw: { handle: withdrawDisposition, summary: 'Tarik disposisi', body: withdrawSchema },
    take: { handle: takeDisposition, summary: 'Ambil disposisi jabatan bersama' },
    'hand-back': {
      handle: handBackDisposition,
      summary: 'Kembalikan kepada jabatan bersama',
      body: handBackSchema,
    },
    close: { handle: closeDisposition, summary: 'Tutup disposisi', body: closeSchema },
  };
  app.post<ById>(
    '/letter/api/Inbox/:id/disposition',
    { schema: docs.call('Disposisikan naskah masuk', bodyOf(dispositionSchema)) },
    async (request) => {
      const id = await disposeInboxItem(deps, request.actor, request.params.id, request.body);
      return ok(await asItIsNow(request.actor, id), 'Disposisi terkirim');
    },
  );
  app.post<ById>(
    `${base}/:id/disposition`,
    { schema: docs.call('Disposisikan lebih lanjut', bodyOf(dispositionSchema)) },
    async (request) => {
      const id = await disposeFurther(deps, request.actor, request.params.id, request.body);
      return ok(await asItIsNow(request.actor, id), 'Disposisi terkirim');
    },
  );
  for (const [verb, { handle, summary, ...rest }] of Object.entries(verbs)) {
    const schema = docs.call(summary, 'body' in rest ? bodyOf(rest.body) : undefined);
    app.post<ById>(`${base}/:id/${verb}`, { schema, bodyLimit }, async (request) => {
      await handle(deps, request.actor, request.params.id, request.body);
      return ok(await asItIsNow(request.actor, request.params.id), 'Tersimpan');
    });
  }
}

/** For /openapi.json only. */
function bodyOf(schema: z.ZodType): object {
  const { $schema: _dialect, ...body } = z.toJSONSchema(schema, {
    target: 'draft-7',
    io: 'input',
    unrepresentable: 'any',
  });
  return body;
}
