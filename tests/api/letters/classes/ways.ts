import { calendarKinds } from '../../../../domain/calendar.ts';
import { dayInWib, plusDays } from '../../../../lib/wib.ts';
import type { Staged } from './stage.ts';

const nobody = '00000000-0000-7000-8000-000000000000';
const ofLetter = ({ id }: Staged): string[] => [id];

/**
 * Every GET that may reveal a letter, by its path in /openapi.json, with the ids it takes. New GETs must be added
 * here or to `elsewhere`.
 */
export const byId: Record<string, (letter: Staged) => string[]> = {
  '/letter/api/Letter/{id}': ofLetter,
  '/letter/api/Letter/{id}/check': ofLetter,
  '/letter/api/Letter/{id}/timeline': ofLetter,
  '/letter/api/Letter/{id}/pdf': ofLetter,
  '/letter/api/Letter/{id}/pages': ofLetter,
  '/letter/api/Letter/{id}/reassign': ofLetter,
  '/letter/api/Letter/{id}/thread': ofLetter,
  '/letter/api/Letter/{id}/readers': ofLetter,
  '/letter/api/Letter/{id}/dispositions': ofLetter,
  '/letter/api/Letter/{id}/versions': ofLetter,
  '/letter/api/Letter/{id}/versions/compare': ofLetter,
  '/letter/api/Letter/{id}/articles': ofLetter,
  '/letter/api/Letter/{id}/comments': ofLetter,
  '/letter/api/Letter/{id}/comments/count': ofLetter,
  '/letter/api/Letter/{id}/openings': ofLetter,
  '/letter/api/Letter/{id}/dispatch': ofLetter,
  '/letter/api/Letter/{id}/follow-up': ofLetter,
  '/letter/api/Letter/{id}/booked-numbers': ofLetter,
  '/letter/api/Letter/{id}/registered-before': ofLetter,
  '/letter/api/Letter/{id}/scan-proposals': ofLetter,
  '/letter/api/Letter/{id}/texts': ofLetter,
  '/letter/api/Letter/{id}/attachments/{attachmentId}': ({ id, attachmentIds }) =>
    attachmentIds.map((attachment) => `${id}/attachments/${attachment}`),
  '/letter/api/Letter/{id}/dispatch/{dispatchId}/proof': ({ id }) => [`${id}/dispatch/${nobody}/proof`],
  // Its owner's alone, whatever letters it names (many-in-background.test.ts).
  '/letter/api/Task/batch/{id}': () => [],
  '/letter/api/Inbox/{id}': ({ inboxIds }) => inboxIds,
  '/letter/api/Inbox/{id}/forward-sheet': ({ inboxIds }) => inboxIds,
  '/letter/api/Disposition/proposal': ({ inboxIds, dispositionIds }) => [
    ...inboxIds.map((id) => `?inboxItemId=${id}`),
    ...dispositionIds.map((id) => `?dispositionId=${id}`),
  ],
  '/letter/api/Disposition/{id}': ({ dispositionIds }) => dispositionIds,
  '/letter/api/Disposition/{id}/pdf': ({ dispositionIds }) => dispositionIds,
  '/letter/api/Disposition/{id}/files/{fileId}': ({ dispositionIds, fileIds }) =>
    dispositionIds.flatMap((id) => fileIds.map((file) => `${id}/files/${file}`)),
};

/** The addresses of one letter at such a path. */
export function addressesOf(path: string, letter: Staged): string[] {
  const ids = byId[path]?.(letter) ?? [];
  const [before = '', after = ''] = path.split('{id}');
  return ids.map((id) => (id.includes('/') ? `${before}${id}` : `${before}${id}${after}`));
}

/** Lists and figures; with `search` each letter's marker word is searched too. */
export const lists: Record<string, { search: boolean; with?: string[] }> = {
  '/letter/api/Letter': { search: true },
  '/letter/api/Registering': { search: false },
  '/letter/api/IncomingMail': { search: false },
  '/letter/api/Draft': { search: true },
  '/letter/api/Outbox': { search: true },
  '/letter/api/Prepared': { search: true },
  '/letter/api/Task': { search: true },
  '/letter/api/Inbox': { search: true },
  '/letter/api/HandOver': { search: false },
  '/letter/api/Inbox/counts': { search: false },
  '/letter/api/Inbox/labels': { search: false },
  '/letter/api/Disposition': { search: true, with: ['direction=in', 'direction=out'] },
  '/letter/api/Number': { search: true },
  '/letter/api/Number/gaps': { search: true },
  '/letter/api/Number/gaps/export': { search: false },
  '/task/api/Data/sidemenucounter': { search: false },
  '/task/api/Data/entrycounter': { search: false },
  '/task/api/Job': { search: false },
  '/dashboard/api/Ringkasan': { search: false },
  '/dashboard/api/Flow': { search: false },
  '/dashboard/api/Archive': { search: false },
  '/calendar/api/Event': {
    search: false,
    with: [
      `from=${plusDays(dayInWib(), -40)}&to=${plusDays(dayInWib(), 50)}&kinds=${Object.keys(calendarKinds).join(',')}`,
    ],
  },
  '/notification/api/Notification': { search: false },
  '/notification/api/Mail': { search: true },
  // Archive items are excluded: their class may make their existence known (SPEC B3);
  // tests/api/search/archives.test.ts.
  '/search/api/Search': { search: true, with: ['source=letter'] },
};

/**
 * Paths that reveal nothing of letters, or by a mailed secret up to Biasa alone (mailed-review.test.ts); the stream
 * repeats notifications and counters (tests/api/notifications/live.test.ts).
 */
export const elsewhere =
  /^\/letter\/api\/(Label|MailedReview|DispositionInstruction|RecipientGroup|Upload|SigningIdentity|Writing|Disposition\/recipients|Verify)|^\/notification\/api\/(Setting|Push|Stream|Mail\/)|^\/calendar\/api\/(Subscription|Feed)/;
