import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { ok } from '../../http/index.ts';
import { mailFailedJob } from '../../mail/index.ts';
import { docs } from '../routes/describe.ts';
import { dispatchLetter } from './dispatch-letter.ts';
import { notifyFailedDispatch } from './notify-failed.ts';
import { proveDispatch } from './prove-dispatch.ts';
import { listDispatches, readProof } from './read-dispatches.ts';

type ById = { Params: { id: string } };
type ByDispatch = { Params: { id: string; dispatchId: string } };

const base = '/letter/api/Letter/:id/dispatch';
/** A receipt travels in the body. */
const bodyLimit = 8 * 1024 * 1024;

/** Dispatches of signed letters outside the company, and their proof of delivery (SPEC B1.4). */
export function dispatchRoutes(app: FastifyInstance, deps: Deps): void {
  deps.jobs.handle(mailFailedJob, ({ mailId }) => notifyFailedDispatch(deps, mailId));
  app.get<ById>(base, { schema: docs.call('Pengiriman naskah ke luar') }, async (request) =>
    ok(await listDispatches(deps, request.actor, request.params.id)),
  );
  app.get<ByDispatch>(
    `${base}/:dispatchId/proof`,
    { schema: docs.file('Bukti pengiriman') },
    async (request, reply) => {
      const { id, dispatchId } = request.params;
      const file = await readProof(deps, request.actor, id, dispatchId);
      const headers = downloadHeaders(file, { inline: true });
      return reply
        .headers({ ...headers, ...(file.size !== undefined && { 'content-length': file.size }) })
        .send(file.content);
    },
  );
  app.post<ById>(
    base,
    { schema: docs.call('Kirim naskah ke luar atau catat pengirimannya', dispatchBody) },
    async (request) => {
      await dispatchLetter(deps, request.actor, request.params.id, request.body);
      return ok(await listDispatches(deps, request.actor, request.params.id), 'Pengiriman dicatat');
    },
  );
  app.post<ByDispatch>(
    `${base}/:dispatchId/proof`,
    { bodyLimit, schema: docs.call('Catat bukti pengiriman', proofBody) },
    async (request) => {
      const { id, dispatchId } = request.params;
      await proveDispatch(deps, request.actor, id, dispatchId, request.body);
      return ok(await listDispatches(deps, request.actor, id), 'Bukti pengiriman dicatat');
    },
  );
}

const dispatchBody = {
  type: 'object',
  properties: {
    id: { type: 'string' },
    channel: { type: 'string', enum: ['mail', 'download', 'courier'] },
    to: { type: 'array', items: { type: 'string' } },
    message: { type: 'string', nullable: true },
    isConfirmed: { type: 'boolean' },
    date: { type: 'string' },
    note: { type: 'string', nullable: true },
    trackingNumber: { type: 'string', nullable: true },
  },
};
const proofBody = {
  type: 'object',
  properties: {
    receiverName: { type: 'string' },
    receivedDate: { type: 'string' },
    fileName: { type: 'string' },
    content: { type: 'string' },
  },
};
