import type { FastifyInstance } from 'fastify';
import { flowCalls } from '../../../domain/calls/letters/flow.ts';
import { letterCalls as calls } from '../../../domain/calls/letters/letters.ts';
import { mostBodyBytes } from '../../../domain/letters/letter.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { createDraft } from '../drafting/create-draft.ts';
import { deleteDraft } from '../drafting/delete-draft.ts';
import { restoreDraft } from '../drafting/restore-draft.ts';
import { updateDraft } from '../drafting/update-draft.ts';
import { duplicateLetter } from '../duplicating/duplicate-letter.ts';
import { reviewLetter } from '../flow/review-letter.ts';
import { submitLetter } from '../flow/submit-letter.ts';
import { listLetters } from '../lists/list-letters.ts';
import { findLetter } from '../reading/find-letter.ts';
import { presentLetter } from '../reading/present-letter.ts';
import { previewPages } from '../reading/preview-pages.ts';
import { readAttachment, readPdf } from '../reading/read-files.ts';
import { readLetter } from '../reading/read-letter.ts';
import { readPages } from '../reading/read-pages.ts';
import { readTimeline } from '../reading/read-timeline.ts';
import { sendFile } from '../reading/sent-file.ts';
import { takeDocx } from '../reading/take-docx.ts';
import { signLetter } from '../signing/sign-letter.ts';

/** The letter's own calls (SPEC B7). */
export function letterRoutes(app: FastifyInstance, deps: Deps): void {
  const asItIsNow = async (actor: Actor, id: string) =>
    presentLetter(deps.db, actor, await findLetter(deps.db, actor, id), deps.config.publicUrl);

  route(app, calls.list, async ({ actor, list }) => ok(await listLetters(deps.db, actor, list())));
  route(app, calls.read, async ({ actor, params }) => ok(await readLetter(deps, actor, params.id)));
  route(app, calls.timeline, async ({ actor, params }) => ok(await readTimeline(deps, actor, params.id)));
  route(app, calls.pdf, async ({ reply, actor, params }) =>
    sendFile(reply, await readPdf(deps, actor, params.id)),
  );
  route(app, calls.takeDocx, async ({ actor, params }) => ok(await takeDocx(deps, actor, params.id)));
  route(app, calls.pages, async ({ actor, params }) =>
    ok({ drawn: await readPages(deps, actor, params.id) }),
  );
  route(
    app,
    calls.preview,
    async ({ actor, params, body, request }) =>
      ok({ drawn: await previewPages(deps, actor, params.id, body, request.signal) }),
    { bodyLimit: mostTextBytes },
  );
  route(app, calls.attachment, async ({ reply, actor, params }) =>
    sendFile(reply, await readAttachment(deps, actor, params.id, params.attachmentId)),
  );

  route(
    app,
    calls.create,
    async ({ request, actor }) => {
      const id = await createDraft(deps, actor, request.body);
      return ok(await asItIsNow(actor, id), 'Tersimpan');
    },
    { bodyLimit: mostBodyBytes },
  );
  route(
    app,
    calls.update,
    async ({ request, actor, params }) => {
      const sent = { body: request.body, ifMatch: request.headers['if-match'] };
      await updateDraft(deps, actor, params.id, sent);
      return ok(await asItIsNow(actor, params.id), 'Tersimpan');
    },
    { bodyLimit: mostBodyBytes },
  );
  route(app, calls.delete, async ({ actor, params }) => {
    await deleteDraft(deps, actor, params.id);
    return ok({ id: params.id }, 'Terhapus');
  });
  route(app, calls.restore, async ({ actor, params }) => {
    await restoreDraft(deps, actor, params.id);
    return ok(await asItIsNow(actor, params.id), 'Draft dikembalikan');
  });
  route(app, calls.duplicate, async ({ actor, params }) => {
    const { id, ...left } = await duplicateLetter(deps, actor, params.id);
    return ok(
      { letter: await asItIsNow(actor, id), ...left },
      left.filesLeftOut > 0
        ? 'Naskah digandakan tanpa lampirannya: hanya penyusun dan penanda tangan naskah yang dapat membawanya.'
        : 'Naskah digandakan',
    );
  });
  route(app, calls.submit, async ({ actor, params, body }) => {
    await submitLetter(deps, actor, params.id, body);
    return ok(await asItIsNow(actor, params.id), 'Naskah terkirim');
  });
  route(app, flowCalls.review, async ({ request, actor, params, body }) => {
    await reviewLetter(deps, actor, params.id, { isReturn: isReturn(request.body), body });
    return ok(await asItIsNow(actor, params.id), 'Tersimpan');
  });
  route(app, flowCalls.sign, async ({ request, actor, params, body }) => {
    const { version } = Object(request.body) as { version?: unknown };
    const { waits } = await signLetter(deps, actor, params.id, { version, body });
    return ok(
      await asItIsNow(actor, params.id),
      waits ? 'Tanda tangan dicatat, naskah menunggu segel' : 'Naskah ditandatangani',
    );
  });
}

/** Of both texts at their limits, in UTF-8 and escaped. */
const mostTextBytes = 4 * 1024 * 1024;

/** Only the decision: the permission is checked by it before the body is validated. */
const isReturn = (body: unknown): boolean => Object(body).decision === 'return';
