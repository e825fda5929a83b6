import type { FastifyInstance } from 'fastify';
import { dispositionCalls as calls } from '../../../domain/calls/letters/dispositions.ts';
import { mostBodyBytes } from '../../../domain/letters/letter.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { sendFile } from '../reading/sent-file.ts';
import { listCandidates } from './candidates.ts';
import { findDisposition } from './find-disposition.ts';
import { disposeFurther, disposeInboxItem } from './give-disposition.ts';
import { closeDisposition, undoDisposition, withdrawDisposition } from './giver-steps.ts';
import { listDispositions } from './list-dispositions.ts';
import { nudgeRecipients } from './nudge-recipients.ts';
import { presentDisposition, readLetterDispositions } from './present-disposition.ts';
import { proposeDisposition } from './propose-disposition.ts';
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

/** Dispositions: giving, working on them, following them up (SPEC B7, DOMAIN 7). */
export function dispositionRoutes(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  const asItIsNow = async (actor: Actor, id: string) =>
    presentDisposition(db, actor, await findDisposition(db, actor, id));

  route(app, calls.list, async ({ actor, list }) => ok(await listDispositions(db, actor, list())));
  route(app, calls.candidates, async ({ actor, list }) => ok(await listCandidates(db, actor, list())));
  route(app, calls.proposal, async ({ actor, list }) =>
    ok(await proposeDisposition(db, actor, list().filters)),
  );
  route(app, calls.read, async ({ actor, params }) => ok(await asItIsNow(actor, params.id)));
  route(app, calls.ofLetter, async ({ actor, params }) =>
    ok(await readLetterDispositions(db, actor, params.id)),
  );
  route(app, calls.sheet, async ({ reply, actor, params }) =>
    sendFile(reply, await readDispositionSheet(deps, actor, params.id)),
  );
  route(app, calls.reportFile, async ({ reply, actor, params }) =>
    sendFile(reply, await readReportFile(deps, actor, params.id, params.fileId)),
  );

  route(app, calls.give, async ({ actor, params, body }) => {
    const id = await disposeInboxItem(deps, actor, params.id, body);
    return ok(await asItIsNow(actor, id), 'Disposisi terkirim');
  });
  route(app, calls.giveFurther, async ({ actor, params, body }) => {
    const id = await disposeFurther(deps, actor, params.id, body);
    return ok(await asItIsNow(actor, id), 'Disposisi terkirim');
  });
  const saved = async (actor: Actor, id: string) => ok(await asItIsNow(actor, id), 'Tersimpan');
  route(app, calls.markRead, async ({ actor, params }) => {
    await readDisposition(deps, actor, params.id);
    return saved(actor, params.id);
  });
  route(app, calls.start, async ({ actor, params }) => {
    await startDisposition(deps, actor, params.id);
    return saved(actor, params.id);
  });
  route(
    app,
    calls.report,
    async ({ actor, params, body }) => {
      await reportDisposition(deps, actor, params.id, body);
      return saved(actor, params.id);
    },
    { bodyLimit: mostBodyBytes },
  );
  route(
    app,
    calls.done,
    async ({ actor, params, body }) => {
      await finishDisposition(deps, actor, params.id, body);
      return saved(actor, params.id);
    },
    { bodyLimit: mostBodyBytes },
  );
  route(app, calls.reopen, async ({ actor, params, body }) => {
    await reopenDisposition(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.withdraw, async ({ actor, params, body }) => {
    await withdrawDisposition(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.nudge, async ({ actor, params, body }) => {
    await nudgeRecipients(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.undo, async ({ actor, params }) => {
    await undoDisposition(deps, actor, params.id);
    return saved(actor, params.id);
  });
  route(app, calls.take, async ({ actor, params }) => {
    await takeDisposition(deps, actor, params.id);
    return saved(actor, params.id);
  });
  route(app, calls.handBack, async ({ actor, params, body }) => {
    await handBackDisposition(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
  route(app, calls.close, async ({ actor, params, body }) => {
    await closeDisposition(deps, actor, params.id, body);
    return saved(actor, params.id);
  });
}
