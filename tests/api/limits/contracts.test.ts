import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';

const { app } = await testApp({ demo: false });

/** The front end's files and what describes the server itself are none. */
const isCall = (route: string) => / \/[^/]+\/api\//.test(route);

test('every call has a contract', () => {
  expect(registeredRoutes(app).filter((route) => isCall(route) && !app.calls.has(route))).toEqual([]);
});

test('the description holds every call with its answer, and refers only to what it has', () => {
  const { paths = {}, components } = app.swagger() as {
    paths?: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>;
    components?: { schemas?: object };
  };
  const described = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => {
      const name = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return responses?.[200]?.content ? name : `${name} without answer`;
    }),
  );
  expect(described.toSorted()).toEqual([...app.calls.keys()].toSorted());
  const named = new Set(Object.keys(components?.schemas ?? {}));
  const referred = JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  expect([...referred].map(([, name = '']) => name).filter((name) => !named.has(name))).toEqual([]);
});
