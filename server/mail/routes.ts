import type { FastifyInstance } from 'fastify';
import { mailLogCalls as calls } from '../../domain/calls/mail-log.ts';
import type { Deps } from '../deps.ts';
import { ok, route } from '../http/index.ts';
import { listMails, type MayOpenLetters, readMail } from './list-mails.ts';

/** The mail log: read only, for who may see triggers. */
export function mailLogRoutes(app: FastifyInstance, { db }: Deps, opens: MayOpenLetters): void {
  route(app, calls.list, async ({ actor, list }) => ok(await listMails(db, opens(actor, 'l'), list())));
  route(app, calls.read, async ({ actor, params }) => ok(await readMail(db, opens(actor, 'l'), params.id)));
}
