import type { FastifyInstance } from 'fastify';
import { commentCalls as calls } from '../../../domain/calls/letters/comments.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok, route } from '../../http/index.ts';
import { acceptSuggestion, rejectSuggestion } from './decide-suggestion.ts';
import { countComments, readComments } from './read-comments.ts';
import { addComment, changeComment, deleteComment, settleComment } from './write-comment.ts';

/** Each write answers with the current comments. */
export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const asTheyAre = async (actor: Actor, id: string, message: string) =>
    ok(await readComments(deps, actor, id), message);

  route(app, calls.list, async ({ request, actor, params }) =>
    ok(await readComments(deps, actor, params.id, request.query as Record<string, unknown>)),
  );
  route(app, calls.count, async ({ actor, params }) => ok(await countComments(deps, actor, params.id)));
  route(app, calls.change, async ({ actor, params: { id, commentId }, body }) => {
    await changeComment(deps, actor, id, commentId, body);
    return asTheyAre(actor, id, 'Tersimpan');
  });
  route(app, calls.delete, async ({ actor, params: { id, commentId } }) => {
    await deleteComment(deps, actor, id, commentId);
    return asTheyAre(actor, id, 'Komentar dihapus');
  });
  route(app, calls.add, async ({ actor, params, body }) => {
    await addComment(deps, actor, params.id, body);
    return asTheyAre(actor, params.id, 'Komentar terkirim');
  });
  route(app, calls.accept, async ({ actor, params: { id, commentId } }) => {
    await acceptSuggestion(deps, actor, id, commentId);
    return asTheyAre(actor, id, 'Saran diterima');
  });
  route(app, calls.reject, async ({ actor, params: { id, commentId }, body }) => {
    await rejectSuggestion(deps, actor, id, commentId, body);
    return asTheyAre(actor, id, 'Saran ditolak');
  });
  for (const verb of ['resolve', 'reopen'] as const)
    route(app, calls[verb], async ({ actor, params: { id, commentId } }) => {
      await settleComment(deps, actor, id, commentId, verb === 'resolve');
      return asTheyAre(actor, id, 'Tersimpan');
    });
}
