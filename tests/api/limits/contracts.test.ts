import { expect, test } from 'vitest';
import { resources } from '../../../resources/index.ts';
import { testApp } from '../../support/app.ts';
import { registeredRoutes } from '../../support/registered-routes.ts';

const { app } = await testApp({ demo: false });

/** Calls without a contract yet, by service and entity; a number only goes down. */
const without: Record<string, number> = {
  'arsip/ProcessingUnit': 1,
  declared: 599,
  'user/Account': 2,
};

/** The front end's files and what describes the server itself are none. */
const isCall = (route: string) => / \/[^/]+\/api\//.test(route);
const declared = new Set(resources.map(({ service, entity }) => `${service} ${entity}`));
const groupOf = (route: string): string => {
  const [, service = '', , entity = ''] = route.split('/');
  return declared.has(`${service} ${entity}`) ? 'declared' : `${service}/${entity}`;
};

test('every call has a contract', () => {
  const routes = registeredRoutes(app).filter((route) => isCall(route) && !app.calls.has(route));
  const counts: Record<string, number> = {};
  for (const route of routes) counts[groupOf(route)] = (counts[groupOf(route)] ?? 0) + 1;
  expect(counts).toEqual(without);
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
