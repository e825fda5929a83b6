import type { BodyOf } from '../../domain/calls/define-call.ts';
import type { CommentCalls } from '../../domain/calls/letters/comments.ts';
import type { ContractCalls } from '../../domain/calls/letters/contracts.ts';
import type { LetterCalls } from '../../domain/calls/letters/letters.ts';
import type { VersionCalls } from '../../domain/calls/letters/versions.ts';
import type { WritingCalls } from '../../domain/calls/letters/writing.ts';
import type { LetterState } from '../../domain/letters/letter-life.ts';
import { dialect, type ListQuery, pageOf } from '../dialect.ts';
import type { Http, Signalled } from '../http.ts';

export type SubmitBody = BodyOf<LetterCalls['submit']>;

const base = '/letter/api/Letter';
const at = (id: string) => `${base}/${encodeURIComponent(id)}` as const;
const comments = (letterId: string) => `${at(letterId)}/comments` as const;
const comment = (letterId: string, id: string) => `${comments(letterId)}/${encodeURIComponent(id)}` as const;

/** A letter from draft to reading (SPEC B7), its versions (B1.1), openings (B3) and comments. Files need the session: they are fetched as blobs, not linked. */
export const createDraftVerbs = ({ call, file }: Http) => ({
  getLetter: (id: string, options?: Signalled) => call<LetterCalls['read']>('GET', at(id), options),
  /** POST for a new one (idempotent by its client-made id); PUT with a version. */
  saveLetter: ({ version, ...letter }: BodyOf<LetterCalls['create']>) =>
    letter.id && version !== undefined
      ? call<LetterCalls['update']>('PUT', at(letter.id), { body: { ...letter, version } })
      : call<LetterCalls['create']>('POST', base, { body: letter }),
  /** A response draft to a received letter (SPEC B7); an untouched earlier one is reused. */
  startResponse: (id: string) => call<LetterCalls['respond']>('POST', `${at(id)}/response`, { body: {} }),
  deleteLetter: (id: string) => call<LetterCalls['delete']>('DELETE', at(id)),
  /** Brings back a draft that was thrown away. */
  restoreLetter: (id: string) => call<LetterCalls['restore']>('POST', `${at(id)}/restore`),
  duplicateLetter: (id: string) => call<LetterCalls['duplicate']>('POST', `${at(id)}/duplicate`),
  checkLetter: (id: string) => call<LetterCalls['check']>('GET', `${at(id)}/check`),
  submitLetter: (id: string, body: SubmitBody = {}) =>
    call<LetterCalls['submit']>('POST', `${at(id)}/submit`, { body }),
  timeline: async (id: string, options?: Signalled) =>
    pageOf(await call<LetterCalls['timeline']>('GET', `${at(id)}/timeline`, options)).items,
  thread: async (id: string, options?: Signalled) =>
    pageOf(await call<LetterCalls['thread']>('GET', `${at(id)}/thread`, options)).items,
  readers: async (id: string, options?: Signalled) =>
    pageOf(await call<LetterCalls['readers']>('GET', `${at(id)}/readers`, options)).items,
  pdfBlob: (id: string, options?: Signalled) => file<LetterCalls['pdf']>('GET', `${at(id)}/pdf`, options),
  /** Notes that the letter is taken as a Word document; whose name is to stand on it. */
  takeDocx: (id: string) => call<LetterCalls['takeDocx']>('POST', `${at(id)}/docx`),
  letterPages: async (id: string, options?: Signalled) =>
    (await call<LetterCalls['pages']>('GET', `${at(id)}/pages`, options)).drawn,
  /** The pages with a text that is not saved yet. */
  previewPages: async (id: string, body: BodyOf<LetterCalls['preview']>, options?: Signalled) =>
    (await call<LetterCalls['preview']>('POST', `${at(id)}/preview`, { body, ...options })).drawn,
  attachmentBlob: (id: string, attachmentId: string, options?: Signalled) =>
    file<LetterCalls['attachment']>(
      'GET',
      `${at(id)}/attachments/${encodeURIComponent(attachmentId)}`,
      options,
    ),
  attachmentTexts: async (id: string, options?: Signalled) =>
    pageOf(await call<LetterCalls['texts']>('GET', `${at(id)}/texts`, options)).items,
  /** Retries reading an attachment; returns its new state. */
  readTextAgain: (id: string, attachmentId: string) =>
    call<LetterCalls['readTextAgain']>('POST', `${at(id)}/texts/${encodeURIComponent(attachmentId)}`),
  /** Where the paper of a registered letter lies. */
  correctPaperPlace: (id: string, body: BodyOf<LetterCalls['correctPaperPlace']>) =>
    call<LetterCalls['correctPaperPlace']>('PUT', `${at(id)}/paper-place`, { body }),
  registeredBefore: async (id: string, options?: Signalled) =>
    pageOf(await call<LetterCalls['registeredBefore']>('GET', `${at(id)}/registered-before`, options)).items,
  /** What the scan of a letter from outside says. */
  scanProposals: (id: string, options?: Signalled) =>
    call<LetterCalls['scanProposals']>('GET', `${at(id)}/scan-proposals`, options),
  /** The latest messages of the incoming box. */
  incomingMails: (options?: Signalled) =>
    call<LetterCalls['incomingMails']>('GET', '/letter/api/IncomingMail', options),
  /** Letters from outside that wait, and those registered lately. */
  registeringQueue: (options?: Signalled) =>
    call<LetterCalls['registering']>('GET', '/letter/api/Registering', options),
  /** What is proposed to whoever begins a letter. */
  recentWriting: (options?: Signalled) =>
    call<WritingCalls['recent']>('GET', '/letter/api/Writing/recent', options),
  /** With a signer the chain is theirs. */
  writingProposal: (
    subTypeId: string,
    query: { senderId?: string; senderPositionId?: string } = {},
    options?: Signalled,
  ) =>
    call<WritingCalls['proposal']>('GET', `/letter/api/Writing/proposal/${subTypeId}`, {
      query,
      ...options,
    }),
  /** As the sender's last letter was registered. */
  lastFromSender: (query: { senderId?: string; senderName?: string }, options?: Signalled) =>
    call<WritingCalls['fromSender']>('GET', '/letter/api/Writing/from-sender', { query, ...options }),
  /** Visible letters in a state, by number or subject. */
  searchLetters: async (
    typed: string,
    { state, perPage = 50, ...options }: Signalled & { state: LetterState; perPage?: number },
  ) => {
    const query = dialect({ page: 1, perPage, firstChar: typed, filter: { state } });
    return pageOf(await call<LetterCalls['list']>('GET', base, { query, ...options })).items;
  },
  letterVersions: async (id: string, options?: Signalled) =>
    pageOf(await call<VersionCalls['versions']>('GET', `${at(id)}/versions`, options)).items,
  /** Default `from`: the last approved version, default `to`: the current letter. */
  compareVersions: (id: string, query: { from?: number; to?: number }, options?: Signalled) =>
    call<VersionCalls['compare']>('GET', `${at(id)}/versions/compare`, { query, ...options }),
  /** A contract's articles beside the master data's. */
  contractArticles: (id: string, options?: Signalled) =>
    call<ContractCalls['articles']>('GET', `${at(id)}/articles`, options),
  /** Restores over the version read; `undo` is the version with the replaced state. */
  restoreVersion: (id: string, no: number, version: number) =>
    call<VersionCalls['restore']>('POST', `${at(id)}/versions/${no}/restore`, { body: { version } }),
  openings: async (id: string, { signal, ...query }: ListQuery) =>
    pageOf(
      await call<VersionCalls['openings']>('GET', `${at(id)}/openings`, { query: dialect(query), signal }),
    ),
  /** Latest on the first page, earlier ones on the next; marks the returned ones as read. */
  letterComments: (letterId: string, { page = 1, ...options }: Signalled & { page?: number } = {}) =>
    call<CommentCalls['list']>('GET', comments(letterId), { query: { Page: page }, ...options }),
  countComments: (letterId: string, options?: Signalled) =>
    call<CommentCalls['count']>('GET', `${comments(letterId)}/count`, options),
  addComment: (letterId: string, body: BodyOf<CommentCalls['add']>) =>
    call<CommentCalls['add']>('POST', comments(letterId), { body }),
  changeComment: (letterId: string, id: string, text: string) =>
    call<CommentCalls['change']>('PUT', comment(letterId, id), { body: { text } }),
  deleteComment: (letterId: string, id: string) =>
    call<CommentCalls['delete']>('DELETE', comment(letterId, id)),
  acceptSuggestion: (letterId: string, id: string) =>
    call<CommentCalls['accept']>('POST', `${comment(letterId, id)}/accept`),
  rejectSuggestion: (letterId: string, id: string, text: string | null) =>
    call<CommentCalls['reject']>('POST', `${comment(letterId, id)}/reject`, { body: { text } }),
  settleComment: (letterId: string, id: string, isResolved: boolean) =>
    call<CommentCalls['resolve' | 'reopen']>(
      'POST',
      `${comment(letterId, id)}/${isResolved ? 'resolve' : 'reopen'}`,
    ),
});
