import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** `/healthz`: the process answers. `/readyz`: the database does, too. */
export function registerHealth(app: FastifyInstance, { pool }: Deps): void {
  const open = { config: { public: true }, schema: { hide: true } };
  app.get('/healthz', open, () => ({ status: 'ok' }));
  app.get('/readyz', open, async (_request, reply) => {
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      reply.status(503);
      return { status: 'database unreachable' };
    }
  });
}
