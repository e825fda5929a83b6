import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { ok, readListQuery } from '../http/index.ts';
import type { SentFile } from '../letters/index.ts';
import { readDetail } from './detail/read-detail.ts';
import { addFile, addVersion, orderFiles, removeFile } from './files/change-files.ts';
import { readFile } from './files/read-file.ts';
import { readTextAgain } from './files/read-text-again.ts';
import { printLabels } from './labels/print-labels.ts';
import { lendPaper, returnPaper } from './lending/lend-paper.ts';
import { listLoans } from './lending/list-loans.ts';
import { relateLetter, unrelateLetter } from './relations/relate-letters.ts';
import { lowerClass } from './rules/lower-class.ts';
import { deposit } from './uploading/deposit.ts';
import { inspectUpload } from './uploading/inspect-upload.ts';

type ById = { Params: { id: string } };
type ByFile = { Params: { id: string; fileId: string } };
type Query = { Querystring: Record<string, unknown> };

const base = '/arsip/api/Archive';

/** Routes for an item's files, loans, relations and labels, beside the declared ones (SPEC B4, B7). */
export function itemRoutes(app: FastifyInstance, deps: Deps): void {
  const now = async ({ actor }: FastifyRequest, id: string, message?: string) =>
    ok(await readDetail(deps.db, actor, id), message);

  app.get<ById>(
    `${base}/:id/detail`,
    { schema: call('Berkas, naskah, dan peminjaman arsip') },
    async (request) => now(request, request.params.id),
  );
  app.get<ByFile & Query>(
    `${base}/:id/files/:fileId`,
    { schema: { tags, summary: 'Satu berkas arsip' } },
    async (request, reply) => {
      const { id, fileId } = request.params;
      const way = request.query.download === undefined ? 'read' : 'download';
      return send(reply, await readFile(deps, request.actor, id, fileId, way), way);
    },
  );
  app.post(`${base}/inspect`, { schema: call('Isi berkas yang diunggah', uploadBody) }, async (request) =>
    ok(await inspectUpload(deps, request.actor, request.body)),
  );
  app.post(
    `${base}/deposit`,
    { schema: call('Simpan arsip beserta berkasnya', depositBody) },
    async (request) => ok(await deposit(deps, request), 'Tersimpan'),
  );
  app.post<ById>(`${base}/:id/files`, { schema: call('Tambah dokumen', uploadBody) }, async (request) => {
    await addFile(deps, request.actor, request.params.id, request.body);
    return now(request, request.params.id, 'Berkas ditambahkan');
  });
  app.put<ById>(`${base}/:id/files/order`, { schema: call('Urutkan berkas', orderBody) }, async (request) => {
    await orderFiles(deps, request.actor, request.params.id, request.body);
    return now(request, request.params.id, 'Tersimpan');
  });
  app.post<ByFile>(
    `${base}/:id/files/:fileId/versions`,
    { schema: call('Versi baru berkas', uploadBody) },
    async (request) => {
      const { id, fileId } = request.params;
      await addVersion(deps, request.actor, id, fileId, request.body);
      return now(request, id, 'Versi baru tersimpan');
    },
  );
  app.delete<ByFile>(`${base}/:id/files/:fileId`, { schema: call('Keluarkan berkas') }, async (request) => {
    await removeFile(deps, request.actor, request.params.id, request.params.fileId);
    return now(request, request.params.id, 'Berkas dikeluarkan');
  });
  app.post<ById>(`${base}/:id/letters`, { schema: call('Kaitkan naskah', letterBody) }, async (request) => {
    await relateLetter(deps, request.actor, request.params.id, request.body);
    return now(request, request.params.id, 'Naskah dikaitkan');
  });
  app.delete<{ Params: { id: string; letterId: string } }>(
    `${base}/:id/letters/:letterId`,
    { schema: call('Lepaskan kaitan naskah') },
    async (request) => {
      await unrelateLetter(deps, request.actor, request.params.id, request.params.letterId);
      return now(request, request.params.id, 'Kaitan dilepaskan');
    },
  );
  app.post<ById>(
    `${base}/:id/lower-class`,
    { schema: call('Turunkan kelas keamanan, dengan alasan', classBody) },
    async (request) => {
      await lowerClass(deps, request.actor, request.params.id, request.body);
      return now(request, request.params.id, 'Kelas keamanan diturunkan');
    },
  );
  app.post<ById>(
    `${base}/:id/loans`,
    { schema: call('Pinjamkan fisik arsip', loanBody) },
    async (request) => {
      await lendPaper(deps, request.actor, request.params.id, request.body);
      return now(request, request.params.id, 'Peminjaman dicatat');
    },
  );
  app.post<ByFile>(
    `${base}/:id/files/:fileId/text`,
    { schema: call('Baca ulang teks berkas yang gagal') },
    async (request) => {
      const { id, fileId } = request.params;
      await readTextAgain(deps, request.actor, id, fileId);
      return now(request, id, 'Berkas dibaca ulang');
    },
  );
  app.post<{ Params: { id: string; loanId: string } }>(
    `${base}/:id/loans/:loanId/return`,
    { schema: call('Terima kembali fisik arsip', noteBody) },
    async (request) => {
      const { id, loanId } = request.params;
      await returnPaper(deps, request.actor, id, loanId, request.body);
      return now(request, id, 'Fisik arsip sudah kembali');
    },
  );
  app.get<Query>('/arsip/api/Loan', { schema: call('Fisik arsip yang dipinjam') }, async (request) =>
    ok(await listLoans(deps.pool, request.actor, readListQuery(request.query))),
  );
  app.get<Query>(
    '/arsip/api/Label',
    { schema: { tags, summary: 'Label arsip, berkas, atau boks' } },
    async (request, reply) => {
      const pdf = await printLabels(deps, request.actor, request.query);
      return reply
        .headers(downloadHeaders({ name: 'label-arsip.pdf', mimeType: 'application/pdf' }, { inline: true }))
        .send(Buffer.from(pdf));
    },
  );
}

function send(reply: FastifyReply, file: SentFile, way: 'read' | 'download'): FastifyReply {
  const headers = downloadHeaders(file, { inline: way === 'read' });
  return reply
    .headers({ ...headers, ...(file.size !== undefined && { 'content-length': file.size }) })
    .send(file.content);
}

const tags = ['arsip'];
const envelope = {
  type: 'object',
  properties: { statusCode: { type: 'integer' }, message: { type: 'string' }, data: {} },
};
const call = (summary: string, body?: object) => ({
  tags,
  summary,
  ...(body && { body }),
  response: { 200: envelope },
});
const text = { type: 'string' };
const object = (properties: object) => ({ type: 'object', properties });
const uploadBody = object({ uploadId: text, title: text, note: text });
const depositBody = object({
  record: { type: 'object' },
  files: { type: 'array', items: object({ uploadId: text, title: text }) },
});
const orderBody = object({ fileIds: { type: 'array', items: text } });
const letterBody = object({ letterId: text });
const classBody = object({ securityId: text, reason: text });
const loanBody = object({ borrowerId: text, dueDate: { type: 'string', format: 'date' }, note: text });
const noteBody = object({ note: text });
