import { waitingKey } from './waiting-count.ts';

/** A write that could not be sent: in which post, and what. It names things and holds nothing of them. */
export type Waiting = { roleId: string; path: string; form: [string, string][]; at: number };

/** What an inbox item will be once what waits has been sent. */
type Mark = { isRead?: boolean; isOpen?: boolean };

const longest = 14 * 24 * 3_600_000;

/** What waits for the network, the oldest first. */
export function readWaiting(userId: string): Waiting[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(waitingKey(userId)) ?? '[]');
    return Array.isArray(kept) ? (kept as Waiting[]).filter(({ at }) => Date.now() - at < longest) : [];
  } catch {
    return [];
  }
}

/** By inbox item, how it was marked while the line was away. */
export function waitingMarks(userId: string): Map<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const { path } of readWaiting(userId)) {
    const [, id = '', verb = ''] = /^\/letter\/api\/Inbox\/([^/]+)\/(\w+)$/.exec(path) ?? [];
    const mark = verbs[verb];
    if (mark) marks.set(id, { ...marks.get(id), ...mark });
  }
  return marks;
}

const verbs: Record<string, Mark> = {
  read: { isRead: true },
  unread: { isRead: false },
  close: { isOpen: false },
  reopen: { isOpen: true },
};

/** A kept list of the inbox as it will be: marked items changed, and gone where the list asks for the other state. */
export function withMarks(path: string, data: unknown, marks: Map<string, Mark>): unknown {
  if (marks.size === 0 || !path.startsWith('/letter/api/Inbox?')) return data;
  const { items, ...rest } = data as { items: { id: string; isOpen: boolean }[] };
  const wanted = new URLSearchParams(path.split('?')[1]).get('isOpen');
  return {
    ...rest,
    items: items
      .map((item) => ({ ...item, ...marks.get(item.id) }))
      .filter(({ isOpen }) => wanted === null || String(isOpen) === wanted),
  };
}
