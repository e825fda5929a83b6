import { answerLife } from './lifetimes.ts';
import { type Waiting, waitingStore } from './waiting-count.ts';

/** State of an inbox item after the queued writes. */
type Mark = { isRead?: boolean; isOpen?: boolean };

/** Queued writes, oldest first. */
export function readWaiting(userId: string): Waiting[] {
  const kept = waitingStore.read(userId);
  return Array.isArray(kept) ? kept.filter(({ at }) => Date.now() - at < answerLife) : [];
}

/** Writes that wait; none deletes the record of them. */
export const writeWaiting = (userId: string, waiting: Waiting[]): boolean =>
  waitingStore.write(userId, waiting.length > 0 ? waiting : undefined);

/** Discards a write that waits. */
export const dropWaiting = (userId: string, { path, at }: Waiting): boolean =>
  writeWaiting(
    userId,
    readWaiting(userId).filter((other) => other.path !== path || other.at !== at),
  );

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
