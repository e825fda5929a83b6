import type { FastifyInstance } from 'fastify';
import { viewCalls } from '../../domain/calls/view-calls.ts';
import type { Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';
import { viewerOf } from '../actor.ts';
import { abilitiesOf, reachToRead, seenFor } from '../crud/index.ts';
import type { Deps } from '../deps.ts';
import { ok, readListQuery, route } from '../http/index.ts';
import { readCalendar } from './read-calendar.ts';
import { readFigures } from './read-figures.ts';
import { takeParameters } from './take-parameters.ts';

/** The calls of views that declarations choose. */
export function registerViews(app: FastifyInstance, deps: Deps): void {
  for (const resource of resources) routesOf(app, deps, resource);
}

function routesOf(app: FastifyInstance, deps: Deps, resource: Resource): void {
  const calls = viewCalls(resource);

  if (resource.summary || resource.groups)
    route(app, calls.figures, async ({ request, actor }) => {
      const rule = reachToRead(request, resource);
      const { taken, rest } = takeParameters(request.query, ['GroupBy']);
      return ok(
        await readFigures(
          deps.pool,
          seenFor(actor, resource),
          readListQuery(rest),
          rule,
          taken.GroupBy,
          viewerOf(actor),
        ),
      );
    });

  if (resource.calendar)
    route(app, calls.calendar, async ({ request, actor }) => {
      const rule = reachToRead(request, resource);
      const { taken, rest } = takeParameters(request.query, ['FromDay', 'ToDay']);
      return ok(
        await readCalendar(deps.pool, seenFor(actor, resource), readListQuery(rest), {
          ...{ rule, abilities: abilitiesOf(actor, resource) },
          ...{ from: taken.FromDay, to: taken.ToDay },
        }),
      );
    });
}
