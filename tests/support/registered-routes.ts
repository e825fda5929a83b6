import type { FastifyInstance } from 'fastify';

/**
 * Everything a server answers, from its own route table, as `POST /letter/api/Letter/:id/submit`. HEAD is left out: it
 * goes with every GET.
 */
export function registeredRoutes(app: FastifyInstance): string[] {
  const parents: string[] = [];
  const routes: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const found = line.match(/^([│ ]*)[├└]── (\S+)(?: \((.*)\))?$/);
    if (!found) continue;
    const [, indent = '', part = '', methods = ''] = found;
    const depth = indent.length / 4;
    const url = `${parents[depth - 1] ?? ''}${part}`.replace('//', '/');
    parents[depth] = url;
    for (const method of methods.split(', '))
      if (method && method !== 'HEAD') routes.push(`${method} ${url}`);
  }
  return routes;
}
