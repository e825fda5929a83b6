import { type Waiting, waitingStore } from './waiting-count.ts';

/** State of an inbox item after the queued writes. */
type Mark = { isRead?: boolean; isOpen?: boolean };

const longest = 14 * 24 * 3_600_000;

/** Queued writes, oldest first. */
export function readWaiting(userId: string): Waiting[] {
  const kept = waitingStore.read(userId);
  return Array.isArray(kept) ? kept.filter(({ at }) => Date.now() - at < longest) : [];
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

/** Applies queued marks to a stored inbox list: changes items, removes those that leave its state filter. */
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
