import type { FastifyInstance } from 'fastify';
import { letterCalls } from '../../../domain/calls/letters/letters.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { attachmentTexts, readAttachmentAgain } from './attachment-texts.ts';

/** Whether the text of a letter's attachments can be found by a search. */
export function textRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, letterCalls.texts, async ({ actor, params }) =>
    ok(await attachmentTexts(deps, actor, params.id)),
  );
  route(app, letterCalls.readTextAgain, async ({ actor, params }) =>
    ok(await readAttachmentAgain(deps, actor, params.id, params.attachmentId), 'Berkas dibaca ulang'),
  );
}
