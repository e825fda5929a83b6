import type { FastifyRequest } from 'fastify';
import { holds, mayBeGiven } from '../../../domain/access/entry-rules.ts';
import { viewAs } from '../../../domain/access/view-as.ts';
import { viewAsCalls } from '../../../domain/calls/view-as.ts';
import { translate } from '../../../lib/language.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { forbidden } from '../../http/index.ts';

/** Whether the actor may look as others: in the main role alone, as all of administration (SPEC A2). */
export function mayView(actor: Actor): boolean {
  const viewer = viewerOf(actor);
  return !actor.token && holds(viewer, viewAs.path) && mayBeGiven(viewer, viewAs.path);
}

// Everything else is closed: letters, archive, tickets, notices, reports, and what belongs to the person.
const readable = [
  /^\/user\/api\/(Role|User|Permission|Admin)(\/|$)/,
  /^\/user\/api\/Account\/(GetUserByToken|user)$/,
  /^\/user\/processing-unit(\/|$)/,
  /^\/(setting|master-data)\/api\//,
  /^\/task\/api\/Data\/(sidemenucounter|entrycounter)$/,
];

/** @throws Refusal 403 for every write, and for what stays closed to who only looks */
export function assertOnlyLooks({ method, routeOptions: { url = '', config } }: FastifyRequest): void {
  if (url === viewAsCalls.end.path) return;
  if (method !== 'GET' && method !== 'HEAD')
    throw forbidden(
      translate({
        id: 'Anda sedang melihat sebagai orang lain: tidak ada yang dapat diubah. Kembali dahulu.',
        en: 'You are viewing as somebody else: nothing can be changed. Go back first.',
      }),
    );
  if (config.personal || !readable.some((pattern) => pattern.test(url)))
    throw forbidden(
      translate({
        id: 'Tetap tertutup saat melihat sebagai orang lain: isi naskah, arsip, dan yang pribadi.',
        en: 'This stays closed while viewing as somebody else: letters, archive, and what is personal.',
      }),
    );
}
