import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';
import { reportRoutes } from './routes.ts';

/** Reports on letters: rows, figures, files, and by mail (SPEC A1, A2, B7 end). */
export function registerReports(app: FastifyInstance, deps: Deps): void {
  reportRoutes(app, deps);
}
