import { expect, it } from 'vitest';
import type { LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { joined } from '../../../src/letters/comments/use-comments.ts';

const comment = (id: string, minute: number, parentId: string | null = null) =>
  ({ id, parentId, createdAt: `2026-11-20T08:${String(minute).padStart(2, '0')}:00.000Z` }) as LetterComment;
const page = (...items: LetterComment[]): LetterComments => ({
  ...{ items, totalCount: 4, standingCount: 4, unreadCount: 0, people: [] },
});

it('pages of comments, the latest first, are one list as it was written, each comment once', () => {
  const first = comment('a', 1);
  const pages = [page(first, comment('c', 3), comment('d', 4, 'a')), page(first, comment('b', 2))];
  expect(joined(pages).items.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
  expect(joined(pages).totalCount).toBe(4);
});
