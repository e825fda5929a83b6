import type { APIRequestContext } from '@playwright/test';
import { callsOf } from '../letters-by-call.ts';

/** An own record from the API: id, text, and whether its reader may change it. */
export type Found = { id: string; text: string; isWritable: boolean };
/** Record ids for an address: the account's own, and others' that it may not see. */
export type Records = {
  own: (name: string) => Promise<Found | undefined>;
  others: (name: string) => Promise<string | undefined>;
  entries: <Entry>() => Promise<Entry[]>;
  end: () => Promise<void>;
};

/** Where to list them. Other names are `service/Entity` and need no entry. */
const places: Record<string, { list: string; id?: 'letterId' | 'dispositionId'; one?: string }> = {
  'active item': { list: '/arsip/api/Archive?status=active', one: '/arsip/api/Archive' },
  'inactive item': { list: '/arsip/api/Archive?status=inactive', one: '/arsip/api/Archive' },
  draft: { list: '/letter/api/Draft', one: '/letter/api/Letter' },
  // Read ones only: opening an unread one would mark it.
  inbox: { list: '/letter/api/Inbox?isRead=true', id: 'letterId', one: '/letter/api/Letter' },
  answerable: { list: '/letter/api/Inbox?isRead=true', id: 'letterId', one: '/letter/api/Letter' },
  outbox: { list: '/letter/api/Outbox', one: '/letter/api/Letter' },
  'any task': { list: '/letter/api/Task', id: 'letterId', one: '/letter/api/Letter' },
  ...Object.fromEntries(
    ['review', 'sign', 'revision', 'legal'].map((kind) => [
      `${kind} task`,
      { list: `/letter/api/Task?kind=${kind}`, id: 'letterId', one: '/letter/api/Letter' } as const,
    ]),
  ),
  'disposition-in task': { list: '/letter/api/Disposition?direction=in' },
  'disposition-out task': { list: '/letter/api/Disposition?direction=out' },
};
const placeOf = (name: string) => places[name] ?? { list: name.replace(/^(\w[\w-]*)\//, '/$1/api/') };
const oneOf = (name: string, id: string): string => {
  const { list, one } = placeOf(name);
  return `${one ?? list.split('?')[0]}/${id}`;
};

/** Accounts with such records in the demo; kinds not listed exist for every account that may open the address. */
export const holders: Record<string, string[]> = {
  'review task': ['atasan', 'direktur', 'delegasi'],
  'sign task': ['atasan', 'direktur', 'delegasi'],
  'revision task': ['admin', 'staf', 'atasan', 'sekretaris', 'arsiparis', 'legal'],
  'legal task': ['legal'],
  'disposition-in task': ['staf', 'atasan', 'delegasi'],
  'disposition-out task': ['atasan', 'direktur'],
  'letter/Label': ['staf'],
  'arsip/AccessRequest': ['staf', 'atasan', 'arsiparis', 'legal'],
};

/** Accounts whose lists contain records hidden from others; master data is the same for all. */
const strangers = ['arsiparis', 'staf', 'direktur', 'legal'];
const seenByFew =
  /^(draft|inbox|outbox|answerable|response|.* (item|task)|letter\/Label|arsip\/(FilingUnit|AccessRequest)|report\/.*)$/;

type Item = { id: string; can?: { write?: boolean; respond?: boolean } } & Record<string, unknown>;
const known = new Map<string, { headers: Promise<Headers>; lists: Map<string, Promise<Item[]>> }>();
type Headers = Record<string, string>;

/** Which items count under these names. Other journeys leave drafts without a subject, headed by none of their words. */
const isAsked: Record<string, (item: Item) => boolean> = {
  'any task': ({ dispositionId }) => !dispositionId,
  draft: ({ subject }) => Boolean(subject),
};

/** Fetches a list as an account; cached per worker. */
function listOf(request: APIRequestContext, account: string, name: string): Promise<Item[]> {
  const before = known.get(account) ?? {
    headers: callsOf(request, account).then(({ headers }) => headers),
    lists: new Map(),
  };
  known.set(account, before);
  const { list } = placeOf(name);
  const items = before.lists.get(list) ?? ask(request, before.headers, list);
  before.lists.set(list, items);
  return items;
}

async function ask(request: APIRequestContext, headers: Promise<Headers>, list: string): Promise<Item[]> {
  const url = `${list}${list.includes('?') ? '&' : '?'}PerPage=30`;
  return (await (await request.get(url, { headers: await headers })).json()).data?.items ?? [];
}

/** Finds records through the API, as the account and as others, outside the page. */
export async function recordsOf(request: APIRequestContext, account: string): Promise<Records> {
  const calls = await callsOf(request, account);
  const begun: string[] = [];
  const idIn = (name: string, item: Item): string => String(item[placeOf(name).id ?? 'id'] ?? item.id);
  const own: Records['own'] = async (name) => {
    if (name === 'response') {
      const answered = await own('answerable');
      return answered && (await begin(answered.id));
    }
    const items = await listOf(request, account, name);
    const wanted = items.filter((item) => isAsked[name]?.(item) ?? true);
    const first = wanted.find(({ can }) => can?.write !== false) ?? wanted[0];
    if (name !== 'answerable') return first && (await read(name, idIn(name, first)));
    for (const item of wanted.slice(0, 10)) {
      const found = await calls.get(oneOf(name, idIn(name, item)));
      if (found?.can?.respond) return { id: found.id, text: JSON.stringify(found), isWritable: true };
    }
    return undefined;
  };
  const read = async (name: string, id: string): Promise<Found> => {
    const found: Item = await calls.get(oneOf(name, id));
    return { id, text: JSON.stringify(found), isWritable: found?.can?.write !== false };
  };
  const begin = async (answered: string): Promise<Found> => {
    const { id } = await calls.post(`/letter/api/Letter/${answered}/response`);
    begun.push(id);
    return { id, text: '', isWritable: true };
  };
  return {
    own,
    others: async (name) => {
      if (!seenByFew.test(name)) return undefined;
      const listed = name === 'response' ? 'draft' : name;
      for (const stranger of strangers.filter((other) => other !== account))
        for (const item of (await listOf(request, stranger, listed)).slice(0, 10)) {
          const id = idIn(listed, item);
          const { headers } = calls;
          const status = (await request.get(oneOf(listed, id), { headers })).status();
          if (status === 404 || status === 403) return id;
        }
      return undefined;
    },
    entries: async () => (await calls.get('/user/api/Account/GetUserByToken')).listRoles,
    end: async () => {
      for (const id of new Set(begun))
        await request.delete(`/letter/api/Letter/${id}`, { headers: calls.headers });
    },
  };
}
