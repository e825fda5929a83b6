import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { type Caller, type Ok, type Page, testApp } from '../../support/app.ts';
import { accounts, type Entry, mayHave } from '../../support/rights-table.ts';

// SPEC A2's table for every demo account, role and call. Calls come from the server's route list, so a new one
// cannot be forgotten.
const { app, signIn, stranger, pool } = await testApp();

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';
type Route = { method: Method; url: string };

const nobody = '00000000-0000-7000-8000-000000000000';

/** Calls below a resource's address with rules of their own. */
const apart: Record<string, (entry: Entry) => boolean> = {
  'post /user/api/Role/ChangeRolesV2': () => true,
  'get /user/api/Role/ChangeRoles/{id}': () => true,
  'get /setting/api/JobMapping/GetDataJabatan': () => true,
  'get /master-data/api/ScriptNumberCode/getlist': () => true,
  'get /user/api/Permission/catalogue': (entry) =>
    mayHave(entry, '/manajemen-user/role') || mayHave(entry, '/manajemen-user/permission'),
};
/** Calls without a session: sign-in and public data. */
const withoutSession = [
  /^get \/(healthz|readyz|metrics|client\.json|openapi\.json|docs.*|public.*)?$/,
  /^(get|post) \/user\/api\/Account\/(login|RefreshToken|RevokeToken|ForgetPassword|ResetPassword|Invitation|FirstAdministrator|SignInWays|Oidc|Oidc\/Finish)$/,
  /^(get|post) \/letter\/api\/MailedReview$/,
  /^get \/letter\/api\/MailedReview\/pages$/,
  /^get \/letter\/api\/Verify\/(\{code\}(\/certificate)?|certificate)$/,
  /^get \/calendar\/api\/Feed\/\{file\}$/,
  /^get \/(verifikasi|v)\/\{code\}$/,
];

const routes: Route[] = Object.entries(app.swagger().paths ?? {}).flatMap(([url, methods]) =>
  Object.keys(methods ?? {}).map((method) => ({ method: method as Method, url })),
);
const baseOf = (resource: Resource) => `/${resource.service}/api/${resource.entity}`;
const routesOf = (resource: Resource): Route[] =>
  routes.filter(({ url }) => url === baseOf(resource) || url.startsWith(`${baseOf(resource)}/`));

/** The path whose privilege a resource's calls need: its own, or that of the page that contains it. */
const keptOn: Record<string, string> = {
  'pengaturan.jabatan': '/pengaturan/pemetaan-jabatan',
  'naskah-dinas.instruksi-disposisi': '/master-data/jenis-naskah-dinas',
};
const privilegeOf = (resource: Resource): string => keptOn[resource.name] ?? resource.path;

function allowed(entry: Entry, resource: Resource, { method, url }: Route): boolean {
  const own = apart[`${method} ${url}`];
  if (own) return own(entry);
  // SPEC B7: "letter: Label, DispositionInstruction (read by all)".
  const one = `${baseOf(resource)}/{id}`;
  const isRead = method === 'get' && [baseOf(resource), one, `${one}/pdf`].includes(url);
  if (isRead && resource.entity === 'DispositionInstruction') return true;
  if (url === `${baseOf(resource)}/lookup` && resource.lookup.length > 0) return true;
  // Ours: everybody writes tickets and reads their own; changing, deleting and importing them is the helpdesk's.
  const isHelpdesks = method === 'put' || method === 'delete' || /\/(import|usage|former)/.test(url);
  if (resource.entity === 'Ticket' && !isHelpdesks) return true;
  if (!mayHave(entry, privilegeOf(resource))) return false;
  // What only its own use cases make and its events change is read by the declared calls.
  return resource.verbs === undefined || !writing.test(`${method} ${url.slice(baseOf(resource).length)}`);
}
/** What uses a record is asked before deleting it, what it held before to change it, each with that right. */
const writing = /^(put|delete) |\/(restore|export|import|usage|former)/;

const ids = new Map<string, string>();
const call = (caller: Caller, { method, url }: Route, id: string) =>
  caller.ask({
    method: method.toUpperCase() as 'GET',
    url: url.replace(/\{[^}]+\}/g, id),
    ...(method !== 'get' && method !== 'delete' && { payload: {} }),
  });

beforeAll(async () => {
  for (const resource of resources) {
    const table = resource.entity.replace(
      /[A-Z]/g,
      (letter, at) => `${at ? '_' : ''}${letter.toLowerCase()}`,
    );
    const found = await pool.query<{ id: string }>(`select id from "${table}" limit 1`);
    ids.set(resource.name, found.rows[0]?.id ?? nobody);
  }
});

describe.each(accounts)('%s', (account) => {
  it('may call what SPEC A2 gives in each of its roles, and gets 403 for everything else', async () => {
    let caller = await signIn(account);
    const { listRoles } = (await caller.get<Ok<{ listRoles: Entry[] }>>('/user/api/Account/GetUserByToken'))
      .body.data;
    expect(listRoles.length).toBeGreaterThan(0);
    const wrong: string[] = [];
    for (const entry of listRoles) {
      const switched = await caller.post<{ token: string }>('/user/api/Role/ChangeRolesV2', { id: entry.id });
      caller = withToken(caller, switched.body.token);
      for (const resource of resources) {
        for (const route of routesOf(resource)) {
          // Skipped: switching the role would change the following calls.
          if (route.url.includes('/ChangeRoles')) continue;
          const may = allowed(entry, resource, route);
          // Read an existing record; write to a missing one, so that nothing changes.
          const id = route.method === 'get' && !may ? (ids.get(resource.name) ?? nobody) : nobody;
          const { status } = await call(caller, route, id);
          const fine = may ? status !== 403 && status !== 401 && status < 500 : status === 403;
          if (!fine) wrong.push(`${entry.type}: ${route.method} ${route.url} answers ${status}, may: ${may}`);
        }
        const list = await caller.get<Page<{ id: string }>>(`${baseOf(resource)}?PerPage=1`);
        const may = allowed(entry, resource, { method: 'get', url: baseOf(resource) });
        if (list.status !== (may ? 200 : 403))
          wrong.push(`${entry.type}: list of ${resource.name} ${list.status}`);
        const [first] = may ? list.body.data.items : [];
        if (first) {
          const one = await caller.get(`${baseOf(resource)}/${first.id}`);
          if (one.status !== 200) wrong.push(`${entry.type}: one of ${resource.name} ${one.status}`);
        }
      }
    }
    expect(wrong).toEqual([]);
  });
});

it('walks every call of every declared resource', () => {
  for (const resource of resources) {
    const own = routesOf(resource).map(
      ({ method, url }) => `${method} ${url.slice(baseOf(resource).length)}`,
    );
    expect(own).toEqual(
      expect.arrayContaining(['get ', 'post ', 'get /lookup', 'get /{id}', 'put /{id}', 'delete /{id}']),
    );
  }
  // Every registered route must be in openapi.json, or this test would miss it.
  const described = new Set(routes.map(({ method, url }) => `${method} ${url.replace(/\{[^}]+\}/g, ':x')}`));
  const hidden = registered().filter((route) => /\/api\//.test(route) && !described.has(route));
  expect(hidden).toEqual([]);
});

it('answers 401 to everybody without a session, on every call that is not public', async () => {
  const open: string[] = [];
  for (const route of routes) {
    const name = `${route.method} ${route.url}`;
    if (withoutSession.some((pattern) => pattern.test(name))) continue;
    const { status } = await call(stranger, route, nobody);
    if (status !== 401) open.push(`${name} answers ${status}`);
  }
  expect(open).toEqual([]);
});

/** A caller with another token: the role switch answers with one. */
function withToken(caller: Caller, token: string): Caller {
  const ask: Caller['ask'] = (options) =>
    caller.ask({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
  return {
    token,
    ask,
    get: (url) => ask({ method: 'GET', url }),
    post: (url, body) => ask({ method: 'POST', url, ...(body ? { payload: body } : {}) }),
    put: (url, body) => ask({ method: 'PUT', url, payload: body }),
    delete: (url) => ask({ method: 'DELETE', url }),
  };
}

/** "get /service/api/Entity/:x" for everything the server has a route for. */
function registered(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] =
      /^([\s│]*)[├└]── (\S+)(?: \(([^)]*)\))?/.exec(line) ?? [];
    if (!path) continue;
    const depth = indent.length / 4;
    above.length = depth;
    above[depth] = path;
    const url = above.join('').replace(/:[A-Za-z]+/g, ':x');
    for (const method of methods.split(', ').filter((name) => name && name !== 'HEAD' && name !== 'OPTIONS'))
      found.push(`${method.toLowerCase()} ${url.replace(/(.)\/$/, '$1')}`);
  }
  return found;
}
