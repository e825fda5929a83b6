import type { FastifyInstance, FastifyRequest } from 'fastify';
import { mailLogPage } from '../../domain/mail-log.ts';
import { mayOpen } from '../../resources/access.ts';
import { viewerOf } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { forbidden, ok, readListQuery } from '../http/index.ts';
import { listMails, type MayOpenLetters, readMail } from './list-mails.ts';

const base = '/notification/api/Mail';
const tags = ['notification'];

/** The mail log: read only, for who may see triggers. */
export function mailLogRoutes(app: FastifyInstance, { db }: Deps, opens: MayOpenLetters): void {
  const assertMay = ({ actor }: FastifyRequest): void => {
    if (!mayOpen(viewerOf(actor), mailLogPage.path)) throw forbidden();
  };
  app.get<{ Querystring: Record<string, unknown> }>(
    base,
    { schema: { tags, summary: 'Surel yang ditulis sistem' } },
    async (request) => {
      assertMay(request);
      return ok(await listMails(db, opens(request.actor, 'l'), readListQuery(request.query)));
    },
  );
  app.get<{ Params: { id: string } }>(
    `${base}/:id`,
    { schema: { tags, summary: 'Satu surel' } },
    async (request) => {
      assertMay(request);
      return ok(await readMail(db, opens(request.actor, 'l'), request.params.id));
    },
  );
}
