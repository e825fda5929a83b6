import type { FastifyInstance } from 'fastify';
import { auditLogCalls as calls } from '../../domain/calls/audit-log.ts';
import { exportTypes } from '../../domain/calls/transfer.ts';
import { translate } from '../../lib/language.ts';
import type { Deps } from '../deps.ts';
import { downloadHeaders } from '../files/index.ts';
import { badRequest, ok, route } from '../http/index.ts';
import { askedOf } from './asked.ts';
import { exportEntries } from './export-entries.ts';
import { readEntries } from './read-entries.ts';
import { readAuditEntry } from './read-entry.ts';

const usual = 50;
const most = 100;

/** The whole audit log (SPEC B6): read only, for whom its privilege was given. */
export function registerAuditLog(app: FastifyInstance, deps: Deps): void {
  route(app, calls.list, async ({ actor, request, list }) => {
    const { perPage, ...query } = list();
    const isAsked = Object.keys(request.query as object).some((name) => /^per_?page$/i.test(name));
    const limit = isAsked ? perPage : usual;
    if (limit > most)
      throw badRequest({ PerPage: [translate({ id: `Paling banyak ${most}.`, en: `At most ${most}.` })] });
    const asked = askedOf({ ...query, perPage: limit });
    // One more than is shown tells whether there are any behind.
    const entries = await readEntries(deps, actor, { ...asked, limit: limit + 1 });
    const items = entries.slice(0, limit);
    return ok({ items, next: entries.length > limit ? (items.at(-1)?.id ?? null) : null });
  });
  route(app, calls.export, async ({ actor, reply, list }) => {
    const { name, format, content } = await exportEntries(deps, actor, list());
    return reply.headers(downloadHeaders({ name, mimeType: exportTypes[format] })).send(content);
  });
  route(app, calls.read, async ({ actor, params }) => ok(await readAuditEntry(deps, actor, params.id)));
}
