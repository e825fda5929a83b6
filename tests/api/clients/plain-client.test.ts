import { afterAll, expect, test } from 'vitest';
import { demoPassword } from '../../../server/demo/index.ts';
import { testApp } from '../../support/app.ts';

// The client of SPEC A6 as its text has it: over HTTP from another origin, JSON in every header, bodies or not.
const page = 'https://klien.example';
const { app, config } = await testApp({ env: { CORS_ORIGINS: page } });
const address = await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

type Data = Record<string, unknown> & { items: Record<string, unknown>[]; totalCount: number };
type Asked = { body?: unknown; token?: string; headers?: Record<string, string> };

async function ask(method: string, path: string, { body, token, headers }: Asked = {}) {
  const response = await fetch(address + path, {
    method,
    headers: {
      'Content-Type': 'application/json',
      'X-Api-Key': config.apiKey,
      Origin: page,
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer = (await response.json()) as {
    statusCode: number;
    token?: string;
    data: Data;
    errors?: object;
  };
  return { status: response.status, headers: response.headers, answer, data: answer.data };
}

async function enter(account: string) {
  const email = `${account}@naskah.example`;
  const { data } = await ask('POST', '/user/api/Account/login', { body: { email, password: demoPassword } });
  return data as unknown as { token: string; refreshToken: string };
}
const admin = (await enter('admin')).token;
const staf = (await enter('staf')).token;

test.each([
  ['GET', '/dashboard/api/Ringkasan'],
  ['GET', '/task/api/Data/sidemenucounter'],
  ['GET', '/task/api/Data/entrycounter'],
  ['GET', '/notification/api/Notification?per_page=3&isReads=0'],
  ['POST', '/notification/api/Notification/updateAll'],
  ['GET', '/user/api/Role?order_by=Name&order=asc&per_page=1000'],
  ['GET', '/user/api/Account/GetUserByToken'],
  ['POST', '/user/api/Account/ForgetPassword?email=staf@naskah.example'],
  ['GET', '/user/api/Account/user?PerPage=-1&OrderBy=PersonName&Order=asc&IsActive=true&FirstChar='],
  ['GET', '/user/processing-unit?OrderBy=unitName&Order=asc&IncludeDeleted=false&firstChar='],
  ['GET', '/setting/api/JobMapping/GetDataJabatan?search=kepala'],
  ['GET', '/master-data/api/ScriptNumberCode/getlist?query=OPT'],
  ['GET', '/arsip/api/ProcessingUnit'],
  ['GET', '/letter/api/Letter?Page=1&PerPage=10&OrderBy=createdAt&Order=desc&FirstChar='],
  ['GET', '/letter/api/Draft?search=a'],
  ['GET', '/letter/api/Inbox?query=a'],
  ['GET', '/master-data/api/ArchiveType/lookup?search=a'],
  ['GET', '/search/api/Search?query=a'],
])('%s %s is answered, with JSON in the header and nothing in the body', async (method, path) => {
  const { status, headers, answer } = await ask(method, path, { token: admin });
  expect([status, answer.errors]).toEqual([200, undefined]);
  expect(headers.get('access-control-allow-origin')).toBe(page);
});

test.each(['search', 'query', 'Search'])('a list is searched by %s as by FirstChar', async (name) => {
  const base = '/master-data/api/ArchiveClassification';
  const [all, byFirst, bySearch] = await Promise.all(
    ['', 'FirstChar=kecelakaan', `${name}=kecelakaan`].map((query) =>
      ask('GET', `${base}?PerPage=50&${query}`, { token: admin }),
    ),
  );
  expect(bySearch?.status).toBe(200);
  expect(bySearch?.data).toEqual(byFirst?.data);
  expect(bySearch?.data.totalCount).toBeGreaterThan(0);
  expect(bySearch?.data.totalCount).toBeLessThan(all?.data.totalCount ?? 0);
});

test('two different words to search for are refused by name', async () => {
  const base = '/master-data/api/ArchiveType';
  const { status, answer } = await ask('GET', `${base}?FirstChar=a&search=b`, { token: admin });
  expect([status, answer.errors]).toEqual([400, { search: [expect.any(String)] }]);
  expect((await ask('GET', `${base}?FirstChar=&search=a`, { token: admin })).status).toBe(200);
});

test('a record is made, read, sent back, changed by If-Match and deleted', async () => {
  const base = '/master-data/api/ArchiveType';
  const made = await ask('POST', base, {
    token: admin,
    body: { code: 'KLN', name: 'Klien', medium: 'kertas' },
  });
  expect(made.status, JSON.stringify(made.answer)).toBe(200);
  const own = `${base}/${made.data.id}`;
  const { data, headers } = await ask('GET', own, { token: admin });
  expect(headers.get('etag')).toBe(`"${data.version}"`);
  expect((await ask('PUT', own, { token: admin, body: data })).status).toBe(200);
  const { version: _version, ...unversioned } = data;
  const stale = { 'If-Match': headers.get('etag') ?? '' };
  expect((await ask('PUT', own, { token: admin, body: unversioned, headers: stale })).status).toBe(409);
  const now = (await ask('GET', own, { token: admin })).headers.get('etag') ?? '';
  const changed = { ...unversioned, name: 'Klien lain' };
  const put = await ask('PUT', own, { token: admin, body: changed, headers: { 'If-Match': now } });
  expect(put.status).toBe(200);
  expect(put.headers.get('etag')).toBe(`"${put.data.version}"`);
  expect((await ask('DELETE', own, { token: admin })).status).toBe(200);
  expect((await ask('GET', own, { token: admin })).status).toBe(404);
});

test('roles are switched, tokens renewed and the session ended without a word in the body', async () => {
  const { token, refreshToken } = await enter('arsiparis');
  const user = (await ask('GET', '/user/api/Account/GetUserByToken', { token })).data;
  const roles = user.listRoles as { id: string; isActive: boolean }[];
  const other = roles.find(({ isActive }) => !isActive) ?? roles[0];
  const switched = await ask('POST', '/user/api/Role/ChangeRolesV2', { token, body: { id: other?.id } });
  expect([switched.status, typeof switched.answer.token]).toEqual([200, 'string']);
  expect((await ask('GET', `/user/api/Role/ChangeRoles/${other?.id}`, { token })).status).toBe(200);
  const renewed = await ask('POST', '/user/api/Account/RefreshToken', { token, body: { refreshToken } });
  expect(renewed.status).toBe(200);
  const next = String(renewed.data.token);
  expect((await ask('POST', '/user/api/Account/RevokeToken', { token: next })).status).toBe(200);
  expect((await ask('GET', '/user/api/Account/GetUserByToken', { token: next })).status).toBe(401);
});

test('a new letter takes every field that the contract names', async () => {
  const me = (await ask('GET', '/user/api/Account/GetUserByToken', { token: staf })).data;
  const [kind, type] = await Promise.all(
    ['ScriptType', 'ScriptSubType'].map(
      async (name) =>
        (await ask('GET', `/master-data/api/${name}?FirstChar=ND`, { token: admin })).data.items[0],
    ),
  );
  const person = { userId: me.id, userPositionId: me.positionId, showUserName: true };
  const delegations = {
    ...{ senderDelegationId1: null, senderDelegationType1: null },
    ...{ senderDelegationId2: null, senderDelegationType2: null },
    ...{ senderDelegationId3: null, senderDelegationType3: null },
  };
  const receiver = {
    ...person,
    ...{ delegationId: null, delegationType: null, isGroup: false },
    members: [{ ...person, delegationId: null, delegationType: null }],
  };
  const letter = {
    ...{ isDraft: true, isUpdateScript: false, concern: 'internal', from: 'internal' },
    ...{ naskahDinasParentCategoryId: null, naskahDinasParentCategoryName: kind?.name ?? null },
    ...{ naskahDinasCategoryId: type?.id ?? null, naskahDinasCategoryName: type?.name ?? null },
    ...{ place: 'Jakarta', number: null, subject: 'Dari klien lain', content: '<p>Isi.</p>' },
    ...{ scriptDate: '2026-11-24', referenceId: null, referenceTitle: null },
    ...{ archiveReferenceId: null, archiveReferenceTitle: null },
    ...{ userId: me.id, userName: me.personName, userPositionId: me.positionId, userDelegationId: null },
    ...{ permissionClassificationId: null, permissionClassificationName: null },
    ...{ archiveClassificationId: null, archiveClassificationName: null },
    ...{ senderId: me.id, senderPositionId: me.positionId, showSenderName: true, ...delegations },
    ...{ anyReviewer: 'ada', receivers: [receiver], ccs: [receiver] },
    reviewers: [{ ...receiver, reviewOrder: 1, status: null }],
    attachments: [
      {
        id: null,
        title: 'Foto',
        content: btoa('Foto'),
        positionOrder: 1,
        size: 4,
        file: 'a.txt',
      },
    ],
    ...{ externalToInternal: null, internalToExternal: null },
  };
  const { status, answer, data } = await ask('POST', '/letter/api/Letter', { token: staf, body: letter });
  expect([status, answer.errors]).toEqual([200, undefined]);
  expect(data).toMatchObject({ subject: 'Dari klien lain', userId: me.id });
  for (const [name, value] of [
    ['userId', crypto.randomUUID()],
    ['userPositionId', crypto.randomUUID()],
    ['isDraft', false],
    ['userDelegationId', crypto.randomUUID()],
  ] as const) {
    const refused = await ask('POST', '/letter/api/Letter', {
      token: staf,
      body: { ...letter, [name]: value },
    });
    expect([refused.status, refused.answer.errors], name).toEqual([422, { [name]: [expect.any(String)] }]);
  }
});

test('another origin may read what the client needs of the answers, streams included', async () => {
  const asked = await fetch(`${address}/master-data/api/ArchiveType/x`, {
    method: 'OPTIONS',
    headers: {
      Origin: page,
      'Access-Control-Request-Method': 'PUT',
      'Access-Control-Request-Headers': 'authorization,content-type,if-match,x-api-key,x-language',
    },
  });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-methods')).toContain('PUT');
  const { headers } = await ask('GET', '/master-data/api/ArchiveType', { token: admin });
  expect(headers.get('access-control-expose-headers')).toContain('ETag');
  const end = new AbortController();
  const stream = await fetch(`${address}/notification/api/Stream`, {
    headers: {
      'X-Api-Key': config.apiKey,
      Accept: 'text/event-stream',
      Authorization: `Bearer ${admin}`,
      Origin: page,
    },
    signal: end.signal,
  });
  expect([stream.status, stream.headers.get('access-control-allow-origin')]).toEqual([200, page]);
  end.abort();
});
