import type { FastifyInstance, FastifyReply } from 'fastify';
import { archiveItemCalls as calls } from '../../domain/calls/archive-items.ts';
import { mostTextCharacters } from '../../domain/recognised-text.ts';
import type { Actor } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { ok, route } from '../http/index.ts';
import type { SentFile } from '../letters/index.ts';
import { readDetail } from './detail/read-detail.ts';
import { addFile, addVersion, orderFiles, removeFile } from './files/change-files.ts';
import { correctText } from './files/correct-text.ts';
import { readFile } from './files/read-file.ts';
import { readFileText } from './files/read-file-text.ts';
import { readTextAgain } from './files/read-text-again.ts';
import { printLabels } from './labels/print-labels.ts';
import { lendPaper, returnPaper } from './lending/lend-paper.ts';
import { listLoans } from './lending/list-loans.ts';
import { relateLetter, unrelateLetter } from './relations/relate-letters.ts';
import { lowerClass } from './rules/lower-class.ts';
import { deposit } from './uploading/deposit.ts';
import { inspectUpload } from './uploading/inspect-upload.ts';
import { proposeFromUpload } from './uploading/propose-from-upload.ts';

/** Routes for an item's files, loans, relations and labels, beside the declared ones (SPEC B4, B7). */
export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const now = async (actor: Actor, id: string, message?: string) =>
    ok(await readDetail(deps.db, actor, id), message);

  route(app, calls.detail, async ({ actor, params }) => now(actor, params.id));
  route(app, calls.readFile, async ({ actor, params, request, reply }) => {
    const way = (request.query as { download?: unknown }).download === undefined ? 'read' : 'download';
    return send(reply, await readFile(deps, actor, params.id, params.fileId, way), way);
  });
  route(app, calls.inspect, async ({ actor, body }) => ok(await inspectUpload(deps, actor, body)));
  route(app, calls.scanProposals, async ({ actor, request }) =>
    ok(await proposeFromUpload(deps, actor, (request.query as { uploadId?: unknown }).uploadId)),
  );
  route(app, calls.deposit, async ({ request, body }) => ok(await deposit(deps, request, body), 'Tersimpan'));
  route(app, calls.addFile, async ({ actor, params, body }) => {
    await addFile(deps, actor, params.id, body);
    return now(actor, params.id, 'Berkas ditambahkan');
  });
  route(app, calls.orderFiles, async ({ actor, params, body }) => {
    await orderFiles(deps, actor, params.id, body);
    return now(actor, params.id, 'Tersimpan');
  });
  route(app, calls.addVersion, async ({ actor, params, body }) => {
    await addVersion(deps, actor, params.id, params.fileId, body);
    return now(actor, params.id, 'Versi baru tersimpan');
  });
  route(app, calls.removeFile, async ({ actor, params }) => {
    await removeFile(deps, actor, params.id, params.fileId);
    return now(actor, params.id, 'Berkas dikeluarkan');
  });
  route(app, calls.relate, async ({ actor, params, body }) => {
    await relateLetter(deps, actor, params.id, body);
    return now(actor, params.id, 'Naskah dikaitkan');
  });
  route(app, calls.unrelate, async ({ actor, params }) => {
    await unrelateLetter(deps, actor, params.id, params.letterId);
    return now(actor, params.id, 'Kaitan dilepaskan');
  });
  route(app, calls.lowerClass, async ({ actor, params, body }) => {
    await lowerClass(deps, actor, params.id, body);
    return now(actor, params.id, 'Kelas keamanan diturunkan');
  });
  route(app, calls.lend, async ({ actor, params, body }) => {
    await lendPaper(deps, actor, params.id, body);
    return now(actor, params.id, 'Peminjaman dicatat');
  });
  route(app, calls.readText, async ({ actor, params }) =>
    ok(await readFileText(deps, actor, params.id, params.fileId)),
  );
  route(
    app,
    calls.correctText,
    async ({ actor, params, body }) => {
      await correctText(deps, actor, params.id, params.fileId, body);
      return now(actor, params.id, 'Teks tersimpan');
    },
    { bodyLimit: mostTextCharacters * 4 },
  );
  route(app, calls.readTextAgain, async ({ actor, params }) => {
    await readTextAgain(deps, actor, params.id, params.fileId);
    return now(actor, params.id, 'Berkas dibaca ulang');
  });
  route(app, calls.returnPaper, async ({ actor, params, body }) => {
    await returnPaper(deps, actor, params.id, params.loanId, body);
    return now(actor, params.id, 'Fisik arsip sudah kembali');
  });
  route(app, calls.listLoans, async ({ actor, list }) => ok(await listLoans(deps.pool, actor, list())));
  route(app, calls.printLabels, async ({ actor, request, reply }) => {
    const pdf = await printLabels(deps, actor, request.query as Record<string, unknown>);
    return reply
      .headers(downloadHeaders({ name: 'label-arsip.pdf', mimeType: 'application/pdf' }, { inline: true }))
      .send(Buffer.from(pdf));
  });
}

function send(reply: FastifyReply, file: SentFile, way: 'read' | 'download'): FastifyReply {
  const headers = downloadHeaders(file, { inline: way === 'read' });
  return reply
    .headers({ ...headers, ...(file.size !== undefined && { 'content-length': file.size }) })
    .send(file.content);
}
