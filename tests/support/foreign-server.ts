import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Row = Record<string, unknown> & { id: string };
export type Foreign = {
  url: string;
  /** The records by address: `master-data/api/ArchiveType`. */
  kept: Map<string, Row[]>;
  /** What was asked for and answered: `GET /master-data/api/ArchiveType 200`. */
  asked: string[];
  close: () => Promise<void>;
};

/**
 * Another maker's server that knows SPEC A6 and nothing else: no look-ups, versions, embedded labels, histories,
 * trees, exports, streams.
 * @param entities their records by address
 * @param privilegedList what the one person there may open
 */
export async function foreignServer(
  entities: Record<string, Row[]>,
  privilegedList: readonly string[] = [],
): Promise<Foreign> {
  const kept = new Map(Object.entries(entities));
  const asked: string[] = [];
  const role = { id: 'r', type: 'User Main Role', isActive: true, pejabatRoleName: 'Admin', privilegedList };
  const user = {
    ...{ id: 'u', positionId: 'p', personName: 'Orang Lain', email: 'lain@lain.example', isldap: 2 },
    ...{ type: 'User Main Role', isUnitKearsipan: false, activeAdditionalRoles: [], listRoles: [role] },
  };
  const notice = { id: 'n', title: 'Naskah baru', message: 'Untuk Anda', isRead: false };
  const tokens = { token: 'token', refreshToken: 'refresh' };
  const page = (items: object[]) => ({ items, totalCount: items.length });
  const fixed: Record<string, unknown> = {
    'POST /user/api/Account/login': { ...tokens, user },
    'POST /user/api/Account/RefreshToken': tokens,
    'POST /user/api/Account/RevokeToken': null,
    'GET /user/api/Account/GetUserByToken': user,
    'GET /task/api/Data/sidemenucounter': { taskCount: 1, inboxCount: 2, outboxCount: 3, draftCount: 4 },
    'GET /notification/api/Notification': page([notice]),
    'POST /notification/api/Notification/updateAll': null,
  };

  const server = createServer(async (request, response) => {
    const { method = 'GET' } = request;
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://foreign');
    const body = (await textOf(request)) || '{}';
    const answer = (status: number, data?: unknown) => {
      if (method !== 'OPTIONS') asked.push(`${method} ${pathname} ${status}`);
      send(response, status, data);
    };
    if (method === 'OPTIONS') return answer(204);
    const named = `${method} ${pathname}`;
    if (named in fixed) return answer(200, fixed[named]);
    const [, address = '', id] = /^\/([\w-]+\/api\/\w+)(?:\/([^/]+))?$/.exec(pathname) ?? [];
    const rows = kept.get(address);
    if (!rows) return answer(404);
    if (!id && method === 'GET') return answer(200, listed(rows, searchParams));
    if (!id && method === 'POST') {
      const made = { ...JSON.parse(body), id: randomUUID() };
      rows.push(made);
      return answer(200, made);
    }
    const at = rows.findIndex((row) => row.id === id);
    const row = rows[at];
    if (!row) return answer(404);
    if (method === 'GET') return answer(200, row);
    if (method === 'DELETE') return answer(200, rows.splice(at, 1)[0]);
    if (method !== 'PUT') return answer(404);
    // What is put replaces what was there.
    const changed = { ...JSON.parse(body), id: row.id };
    rows[at] = changed;
    answer(200, changed);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    ...{ kept, asked },
    close: () => new Promise((done) => server.close(() => done())),
  };
}

function listed(rows: Row[], query: URLSearchParams) {
  const typed = (query.get('FirstChar') ?? '').toLowerCase();
  const found = rows.filter((row) => JSON.stringify(row).toLowerCase().includes(typed));
  const perPage = Number(query.get('PerPage') ?? 10);
  const from = (Number(query.get('Page') ?? 1) - 1) * perPage;
  return { items: perPage < 0 ? found : found.slice(from, from + perPage), totalCount: found.length };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) text += part;
  return text;
}

function send(response: ServerResponse, status: number, data: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    'access-control-allow-headers': 'authorization, content-type, x-api-key',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
  });
  const message = status === 200 ? 'OK' : 'Not found';
  response.end(status === 204 ? undefined : JSON.stringify({ statusCode: status, message, data }));
}
