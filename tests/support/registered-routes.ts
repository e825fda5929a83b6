import type { FastifyInstance } from 'fastify';

/** Lists the server's route table, as `POST /letter/api/Letter/:id/submit`. HEAD is left out: every GET has it. */
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
