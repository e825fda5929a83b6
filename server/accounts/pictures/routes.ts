import type { FastifyInstance } from 'fastify';
import { picture } from '../../../domain/accounts/account.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { ok, unauthorised } from '../../http/index.ts';
import type { Asker } from '../authenticate.ts';
import { documented } from '../call.ts';
import { refreshCookie } from '../refresh-cookie.ts';
import { isSessionOf } from '../sessions.ts';
import { createPainter } from './painter.ts';
import { readPicture, removePicture, setPicture } from './pictures.ts';

const base = '/user/api/Account/Picture';
const week = 7 * 86_400;

/** The picture of a person (SPEC A3 urlImage). */
export function pictureRoutes(app: FastifyInstance, deps: Deps, asker: Asker): void {
  const painter = createPainter();
  app.addHook('onClose', async () => painter.stop());

  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png'],
      { parseAs: 'buffer', bodyLimit: picture.mostBytes },
      (_request, body, done) => done(null, body),
    );
    scope.put<{ Body: Buffer | undefined }>(
      base,
      { config: { personal: true }, schema: documented('Ganti foto saya') },
      async (request) => {
        const kind = String(request.headers['content-type']).startsWith('image/png') ? 'png' : 'jpeg';
        const content = request.body ?? Buffer.alloc(0);
        return ok(
          { urlImage: await setPicture(deps, painter, request.actor, content, kind) },
          'Foto disimpan.',
        );
      },
    );
  });

  app.delete(base, { config: { personal: true }, schema: documented('Hapus foto saya') }, async (request) => {
    await removePicture(deps, request.actor);
    return ok({ urlImage: null }, 'Foto dihapus.');
  });

  app.get<{ Params: { id: string } }>(
    `${base}/:id`,
    // Browsers fetch images without key or token, only with the session cookie, which no other site can make them
    // send.
    { config: { public: true }, schema: documented('Foto seseorang') },
    async (request, reply) => {
      const cookie = refreshCookie(request);
      const isKnown = (cookie && (await isSessionOf(deps.db, cookie))) || (await asker.actorOf(request));
      if (!isKnown) throw unauthorised();
      const content = await readPicture(deps, request.params.id);
      return reply
        .headers({
          ...downloadHeaders({ name: 'foto.jpg', mimeType: 'image/jpeg' }, { inline: true }),
          'cache-control': `private, max-age=${week}`,
        })
        .send(content);
    },
  );
}
