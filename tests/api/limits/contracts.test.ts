import { expect, test } from 'vitest';
import { testApp } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';

const { app } = await testApp({ demo: false });

/** The front end's files and what describes the server itself are none. */
const isCall = (route: string) => / \/[^/]+\/api\//.test(route);

test('every call has a contract', () => {
  expect(registeredRoutes(app).filter((route) => isCall(route) && !app.calls.has(route))).toEqual([]);
});

test('the description says the answer of every call with a contract, and refers only to what it has', () => {
  const { paths = {}, components } = app.swagger() as {
    paths?: Record<string, Record<string, { responses?: Record<string, { content?: object }> }>>;
    components?: { schemas?: object };
  };
  const undescribed = [...app.calls.values()].filter(({ method, path }) => {
    const operation = paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    return !operation?.responses?.[200]?.content;
  });
  expect(undescribed).toEqual([]);
  const named = new Set(Object.keys(components?.schemas ?? {}));
  const referred = JSON.stringify(paths).matchAll(/"#\/components\/schemas\/(\w+)"/g);
  expect([...referred].map(([, name = '']) => name).filter((name) => !named.has(name))).toEqual([]);
});
