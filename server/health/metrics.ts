import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Deps } from '../deps.ts';

/** `/metrics` for Prometheus: the process, the database pool, and how long each route takes. */
export function registerMetrics(app: FastifyInstance, { pool }: Deps): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from request to answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const signIns = new Counter({
    name: 'sign_ins_total',
    help: 'Sign-ins by how they went',
    labelNames: ['outcome'],
    registers: [registry],
  });
  const refused = new Counter({
    name: 'refused_calls_total',
    help: 'Calls without a session (401), without the right (403), and too many (429)',
    labelNames: ['status'],
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The duration of a stream says nothing about the server.
    if (request.routeOptions.config.stream) return;
    const route = request.routeOptions.url ?? 'none';
    if ([401, 403, 429].includes(reply.statusCode)) refused.inc({ status: String(reply.statusCode) });
    const outcome = outcomes[reply.statusCode];
    if (signInRoutes.includes(route) && outcome) signIns.inc({ outcome });
    duration.observe(
      { method: request.method, route, status: String(reply.statusCode) },
      reply.elapsedTime / 1000,
    );
  });
  app.get('/metrics', { config: { public: true }, schema: { hide: true } }, async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}

const signInRoutes = ['/user/api/Account/login', '/user/api/Account/Oidc/Finish'];
const outcomes: Record<number, string> = { 200: 'in', 401: 'wrong', 403: 'refused', 429: 'throttled' };
