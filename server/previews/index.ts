import type { FastifyInstance, FastifyReply } from 'fastify';
import { previewCalls as calls } from '../../domain/calls/previews.ts';
import { scriptNumberCode } from '../../resources/master-data/kode-nomor-naskah.ts';
import { subType } from '../../resources/master-data/sub-jenis-naskah-dinas.ts';
import { letterheadTemplate } from '../../resources/master-data/template-kop-surat.ts';
import { scriptTemplate } from '../../resources/master-data/template-naskah-dinas.ts';
import { hidesAny, reach } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok, perPerson, route } from '../http/index.ts';
import { contractResources, knownVariables } from './known-variables.ts';
import { previewLetterhead } from './preview-letterhead.ts';
import { nextNumbersOfRule, previewNumbers } from './preview-numbers.ts';
import { previewSubType } from './preview-sub-type.ts';
import { previewTemplate } from './preview-template.ts';

export { sampleParts } from './number-sample.ts';

/** Typesetting a page takes a second of CPU: enough for frequent previews, too few to overload the server. */
const setting = perPerson(60);

export function registerPreviews(app: FastifyInstance, deps: Deps): void {
  route(
    app,
    calls.template,
    async ({ actor, request, reply, body }) => {
      reach(request, scriptTemplate);
      return sendPdf(reply, await previewTemplate(deps, actor, body()));
    },
    setting,
  );
  route(
    app,
    calls.subType,
    async ({ actor, request, reply, body }) => {
      reach(request, subType);
      return sendPdf(reply, await previewSubType(deps, actor, body()));
    },
    setting,
  );
  route(
    app,
    calls.letterhead,
    async ({ actor, request, reply, body }) => {
      reach(request, letterheadTemplate);
      return sendPdf(reply, await previewLetterhead(deps, actor, body()));
    },
    setting,
  );
  route(app, calls.numbers, async ({ actor, request, body }) => {
    const rule = reach(request, scriptNumberCode);
    return ok(await previewNumbers(deps, actor, body(), rule));
  });
  route(app, calls.nextNumbers, async ({ actor, request, params }) => {
    const rule = reach(request, scriptNumberCode);
    // The next numbers tell what a rule's hidden fields say.
    if (hidesAny(actor, scriptNumberCode)) throw forbidden();
    return ok(await nextNumbersOfRule(deps, actor, params.id, rule));
  });
  route(app, calls.contractVariables, async ({ request }) =>
    ok({ items: await knownVariables(deps.pool, contractResources(request)) }),
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
