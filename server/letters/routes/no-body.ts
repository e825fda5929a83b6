import type { FastifyInstance } from 'fastify';
import { translate } from '../../../lib/language.ts';
import { invalid } from '../../http/index.ts';

/**
 * Refuses undeclared bodies, so that no client believes them stored (DESIGN 6); accepts empty ones, as forms send.
 */
export function refuseWhatIsNotTaken(app: FastifyInstance): void {
  app.addHook('preHandler', async ({ body, routeOptions: { schema, config } }) => {
    const { tags, body: described } = (schema ?? {}) as { tags?: readonly string[]; body?: object };
    const taken = config.call ? config.call.body : described;
    if (taken || !tags?.includes('letter') || Buffer.isBuffer(body)) return;
    const names = namesIn(body);
    if (names.length > 0)
      throw invalid(
        Object.fromEntries(
          names.map((name) => [name, [translate({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })]]),
        ),
      );
  });
}

const namesIn = (body: unknown): string[] => {
  if (body === undefined || body === null) return [];
  return typeof body === 'object' && !Array.isArray(body) ? Object.keys(body) : ['_'];
};
