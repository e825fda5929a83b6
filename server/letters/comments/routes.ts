import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { ok } from '../../http/index.ts';
import { docs } from '../routes/describe.ts';
import { countComments, readComments } from './read-comments.ts';
import { addComment, changeComment, deleteComment, settleComment } from './write-comment.ts';

type ById = { Params: { id: string } };
type ByComment = { Params: { id: string; commentId: string } };

const base = '/letter/api/Letter/:id/comments';

/** Each write answers with the current comments. */
export function commentRoutes(app: FastifyInstance, deps: Deps): void {
  const asTheyAre = async (actor: Actor, id: string, message: string) =>
    ok(await readComments(deps, actor, id), message);

  app.get<ById & { Querystring: Record<string, unknown> }>(
    base,
    { schema: docs.list('Komentar pada naskah', []) },
    async (request) => ok(await readComments(deps, request.actor, request.params.id, request.query)),
  );
  app.get<ById>(`${base}/count`, { schema: docs.call('Jumlah komentar') }, async (request) =>
    ok(await countComments(deps, request.actor, request.params.id)),
  );
  app.put<ByComment>(
    `${base}/:commentId`,
    { schema: docs.call('Ubah komentar', textBody) },
    async (request) => {
      const { id, commentId } = request.params;
      await changeComment(deps, request.actor, id, commentId, request.body);
      return asTheyAre(request.actor, id, 'Tersimpan');
    },
  );
  app.delete<ByComment>(`${base}/:commentId`, { schema: docs.call('Hapus komentar') }, async (request) => {
    const { id, commentId } = request.params;
    await deleteComment(deps, request.actor, id, commentId);
    return asTheyAre(request.actor, id, 'Komentar dihapus');
  });
  app.post<ById>(base, { schema: docs.call('Tulis komentar', newBody) }, async (request) => {
    await addComment(deps, request.actor, request.params.id, request.body);
    return asTheyAre(request.actor, request.params.id, 'Komentar terkirim');
  });
  for (const verb of ['resolve', 'reopen'] as const) {
    const summary = verb === 'resolve' ? 'Tandai komentar selesai' : 'Buka kembali komentar';
    app.post<ByComment>(`${base}/:commentId/${verb}`, { schema: docs.call(summary) }, async (request) => {
      const { id, commentId } = request.params;
      await settleComment(deps, request.actor, id, commentId, verb === 'resolve');
      return asTheyAre(request.actor, id, 'Tersimpan');
    });
  }
}

const textBody = { type: 'object', properties: { text: { type: 'string' } } };
const newBody = {
  type: 'object',
  properties: {
    text: { type: 'string' },
    parentId: { type: ['string', 'null'] },
    mentions: { type: 'array', items: { type: 'string' } },
  },
};
