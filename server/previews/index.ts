import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { scriptTemplate } from '../../resources/master-data/template-naskah-dinas.ts';
import { reach } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok } from '../http/index.ts';
import { docs, numberBody, templateBody } from './describe.ts';
import { contractResources, knownVariables } from './known-variables.ts';
import { previewLetterhead } from './preview-letterhead.ts';
import { nextNumbersOfRule, previewNumbers } from './preview-numbers.ts';
import { previewTemplate } from './preview-template.ts';

type ById = { Params: { id: string } };

/** Typesetting a page takes a second of CPU: enough for frequent previews, too few to overload the server. */
const setting = {
  rateLimit: {
    max: 60,
    timeWindow: '1 minute',
    hook: 'preHandler' as const,
    keyGenerator: (request: FastifyRequest) => request.actor.userId,
  },
};

export function registerPreviews(app: FastifyInstance, deps: Deps): void {
  app.post(
    '/master-data/api/ScriptTemplate/preview',
    { config: setting, schema: docs('Template naskah sebagai PDF contoh', templateBody) },
    async (request, reply) => {
      reach(request, scriptTemplate);
      return sendPdf(reply, await previewTemplate(deps, request.actor, request.body));
    },
  );
  app.post(
    '/master-data/api/LetterheadTemplate/preview',
    { config: setting, schema: docs('Kop surat sebagai PDF contoh', templateBody) },
    async (request, reply) => {
      reach(request, letterheadTemplate);
      return sendPdf(reply, await previewLetterhead(deps, request.actor, request.body));
    },
  );
  app.post(
    '/master-data/api/ScriptNumberCode/preview',
    { schema: docs('Nomor berikutnya menurut pola yang belum disimpan', numberBody) },
    async (request) =>
      ok(await previewNumbers(deps, request.actor, request.body, reach(request, scriptNumberCode))),
  );
  app.get<ById>(
    '/master-data/api/ScriptNumberCode/:id/next',
    { schema: docs('Nomor berikutnya') },
    async (request) => {
      const rule = reach(request, scriptNumberCode);
      return ok(await nextNumbersOfRule(deps, request.actor, request.params.id, rule));
    },
  );
  app.get(
    '/master-data/api/ContractVariable',
    { schema: docs('Variabel yang dipakai pasal, komparisi, dan dasar kontrak') },
    async (request) => ok({ items: await knownVariables(deps.pool, contractResources(request)) }),
  );
}

const sendPdf = (reply: FastifyReply, pdf: Uint8Array): FastifyReply =>
  reply
    .headers({
      'content-type': 'application/pdf',
      'content-disposition': 'inline; filename="contoh.pdf"',
      'cache-control': 'no-store',
    })
    .send(Buffer.from(pdf));
