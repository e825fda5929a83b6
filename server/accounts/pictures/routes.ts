import type { FastifyInstance } from 'fastify';
import { picture } from '../../../domain/accounts/account.ts';
import { accountCalls as calls } from '../../../domain/calls/account.ts';
import type { Deps } from '../../deps.ts';
import { downloadHeaders } from '../../files/index.ts';
import { ok, route, unauthorised } from '../../http/index.ts';
import { createPainter } from '../../pictures/index.ts';
import type { Asker } from '../authenticate.ts';
import { refreshCookie } from '../refresh-cookie.ts';
import { isSessionOf } from '../sessions.ts';

import { readPicture, removePicture, setPicture } from './pictures.ts';

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
    route(scope, calls.setPicture, async ({ request, actor }) => {
      const kind = String(request.headers['content-type']).startsWith('image/png') ? 'png' : 'jpeg';
      const content = (request.body as Buffer | undefined) ?? Buffer.alloc(0);
      return ok({ urlImage: await setPicture(deps, painter, actor, content, kind) }, 'Foto disimpan.');
    });
  });

  route(app, calls.removePicture, async ({ actor }) => {
    await removePicture(deps, actor);
    return ok({ urlImage: null }, 'Foto dihapus.');
  });

  route(app, calls.readPicture, async ({ request, reply, params }) => {
    const cookie = refreshCookie(request);
    const isKnown = (cookie && (await isSessionOf(deps.db, cookie))) || (await asker.actorOf(request));
    if (!isKnown) throw unauthorised();
    const content = await readPicture(deps, params.id);
    return reply
      .headers({
        ...downloadHeaders({ name: 'foto.jpg', mimeType: 'image/jpeg' }, { inline: true }),
        'cache-control': `private, max-age=${week}`,
      })
      .send(content);
  });
}
