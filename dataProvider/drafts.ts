import type { Letter } from '../domain/letters/letter.ts';
import type { LetterComments } from '../domain/letters/letter-comment.ts';
import type { LetterState } from '../domain/letters/letter-life.ts';
import type { LetterListItem } from '../domain/letters/letter-rows.ts';
import { dialect, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

/** A word alone: the table of a letter's life is none of what the first screen loads. */
export const sent: LetterState = 'sent';

type Signalled = { signal?: AbortSignal };

export type DraftVerbs = {
  /** Visible sent letters by number or subject: possible references of a draft. */
  searchSentLetters: (typed: string, options?: Signalled) => Promise<LetterListItem[]>;
  /** Brings back a draft that was thrown away. */
  restoreLetter: (id: string) => Promise<Letter>;
  /**
   * `leftOut`: people who no longer hold their post; `filesLeftOut`: files only the letter's own sides may copy.
   */
  duplicateLetter: (id: string) => Promise<{ letter: Letter; leftOut: string[]; filesLeftOut: number }>;
  /** Latest on the first page, earlier ones on the next; marks the returned ones as read. */
  letterComments: (id: string, options?: Signalled & { page?: number }) => Promise<LetterComments>;
  countComments: (id: string, options?: Signalled) => Promise<{ totalCount: number; unreadCount: number }>;
  addComment: (
    id: string,
    comment: { text: string; parentId?: string; mentions?: string[] },
  ) => Promise<LetterComments>;
  changeComment: (id: string, commentId: string, text: string) => Promise<LetterComments>;
  deleteComment: (id: string, commentId: string) => Promise<LetterComments>;
  settleComment: (id: string, commentId: string, isResolved: boolean) => Promise<LetterComments>;
};

export function createDraftVerbs(http: Http): DraftVerbs {
  const at = (id: string, rest: string) => `/letter/api/Letter/${encodeURIComponent(id)}${rest}`;
  const comment = (id: string, commentId: string, rest = '') =>
    at(id, `/comments/${encodeURIComponent(commentId)}${rest}`);
  return {
    searchSentLetters: async (typed, options) => {
      const query = dialect({ page: 1, perPage: 50, firstChar: typed, filter: { state: sent } });
      return pageOf<LetterListItem>(await http.json('/letter/api/Letter', { query, ...options })).items;
    },
    restoreLetter: (id) => http.json(at(id, '/restore'), asJson('POST', {})),
    duplicateLetter: (id) => http.json(at(id, '/duplicate'), asJson('POST', {})),
    letterComments: (id, { page = 1, ...options } = {}) =>
      http.json(at(id, '/comments'), { ...options, query: { page: String(page) } }),
    countComments: (id, options) => http.json(at(id, '/comments/count'), options),
    addComment: (id, written) => http.json(at(id, '/comments'), asJson('POST', written)),
    changeComment: (id, commentId, text) => http.json(comment(id, commentId), asJson('PUT', { text })),
    deleteComment: (id, commentId) => http.json(comment(id, commentId), { method: 'DELETE' }),
    settleComment: (id, commentId, isResolved) =>
      http.json(comment(id, commentId, isResolved ? '/resolve' : '/reopen'), asJson('POST')),
  };
}
