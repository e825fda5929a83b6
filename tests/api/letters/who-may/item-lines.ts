import type { Caller } from '../../../support/app.ts';
import type { Cast, Person } from './cast.ts';
import { type Line, type Lines, type Rows, type Signs, signsFor, signsOf } from './lines.ts';
import {
  type BookingSubject,
  type DispositionSubject,
  dispositionMoments,
  type ItemSubject,
  itemMoments,
  orders,
  peers,
  secondPart,
  type UploadSubject,
} from './stage.ts';

// Inbox items and dispositions belong to their post (SPEC B1.5, DOMAIN 7), uploads to the user, numbers to number
// managers (DOMAIN 5).

const item = '/letter/api/Inbox/:id';
/** Columns: open, closed, open on a letter cancelled since. */
const seesItem: Rows = { receivers: '+++', receiverReader: '+++', unrightedReceiver: '+++' };

export const itemLines = (cast: Cast): Lines<ItemSubject> => ({
  [`GET ${item}`]: { otherwise: '+' },
  [`POST ${item}/read`]: { isRepeatable: true, otherwise: '+' },
  [`POST ${item}/unread`]: { isRepeatable: true, otherwise: '+' },
  [`POST ${item}/close`]: { body: () => ({}), rows: { receivers: '+-+' } },
  [`POST ${item}/reopen`]: { rows: { receivers: '-+-' } },
  [`POST ${item}/forward`]: { body: () => peers(cast), rows: { receivers: '++-' } },
  // Filing works also when closed or cancelled: the item is an archive all the same.
  [`POST ${item}/file`]: {
    isRepeatable: true,
    body: (_on, by) => ownFilingUnit(by),
    rows: { receivers: '+' },
  },
  [`POST ${item}/disposition`]: { body: () => orders(cast), rows: { receivers: '+--' } },
  'POST /letter/api/Inbox/bulk': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], verb: 'close' }),
    rows: { receivers: '+-+', unrighted: 'X' },
  },
});
export const itemCell = (line: Line<ItemSubject>, person: Person, { state }: ItemSubject): string =>
  signsOf(line, person, signsFor(seesItem, person) ?? '...')[itemMoments.indexOf(state)] ?? '?';

/** An open filing unit of the actor's unit; any id when there is none. */
async function ownFilingUnit(by: Caller): Promise<object> {
  const { body } = await by.get('/arsip/api/Filing/targets');
  return { filingUnitId: body.data?.items?.[0]?.id ?? crypto.randomUUID() };
}

const disposition = '/letter/api/Disposition/:id';
/**
 * Columns: given, read, started, done, closed, withdrawn, on a cancelled letter. The receiver gave it; the
 * responsible recipient read and started it, both finished their part.
 */
const gave: Signs = '+++++++';
const got: Signs = '+++++.+';
const seesDisposition: Rows = {
  receivers: gave,
  receiverReader: gave,
  unrightedReceiver: gave,
  recipients: got,
};
const working: Rows = { recipients: '+++--.-' };

export const dispositionLines: Lines<DispositionSubject> = {
  [`GET ${disposition}`]: { otherwise: '+' },
  [`GET ${disposition}/pdf`]: { otherwise: '+' },
  [`GET ${disposition}/files/:fileId`]: {
    rows: { receivers: '..+....', receiverReader: '..+....', recipients: '..+....' },
  },
  [`POST ${disposition}/read`]: { isRepeatable: true, rows: { recipients: '+' } },
  // Nothing here was given to a post as a whole (dispositions-colleagues.test.ts).
  [`POST ${disposition}/take`]: { rows: { recipients: '-----.-' } },
  [`POST ${disposition}/hand-back`]: { body: () => ({ note: 'Cuti.' }), rows: { recipients: '-----.-' } },
  [`POST ${disposition}/start`]: { rows: { recipient: '++---.-', supporter: '+++--.-' } },
  [`POST ${disposition}/report`]: { body: () => ({ text: 'Sudah dibahas.' }), rows: working },
  [`POST ${disposition}/done`]: { body: () => ({}), rows: working },
  [`POST ${disposition}/disposition`]: { body: (_on, by) => toWhoeverIsBelow(by), rows: working },
  [`POST ${disposition}/reopen`]: {
    body: () => ({}),
    rows: { receivers: '----+--', recipients: '---+-.-' },
  },
  [`POST ${disposition}/withdraw`]: { body: () => ({ reason: 'Keliru.' }), rows: { receivers: '+------' } },
  // Not before those who got it are done, unless it is forced.
  [`POST ${disposition}/close`]: { isBodyFirst: true, body: () => ({}), rows: { receivers: '---+---' } },
  [`POST ${disposition}/close (forced)`]: {
    body: () => ({ force: true, reason: 'Cukup.' }),
    rows: { receivers: '++++---' },
  },
};
export const dispositionCell = (
  line: Line<DispositionSubject>,
  person: Person,
  { state }: DispositionSubject,
): string =>
  signsOf(line, person, signsFor(seesDisposition, person) ?? '.......')[dispositionMoments.indexOf(state)] ??
  '?';

async function toWhoeverIsBelow(by: Caller): Promise<object> {
  const { body } = await by.get('/letter/api/Disposition/recipients?PerPage=1');
  const receivers = (body.data?.items ?? []).slice(0, 1);
  return {
    receivers: receivers.map(({ userId, userPositionId }: Record<string, string>) => ({
      userId,
      userPositionId,
    })),
    note: 'Mohon disiapkan.',
  };
}

/** Begun, and whole. */
export const uploadLines: Lines<UploadSubject> = {
  'GET /letter/api/Upload/:id': { rows: { drafter: '++' } },
  'PUT /letter/api/Upload/:id': {
    rows: { drafter: '+-' },
    send: (by, url) => {
      const { offset, ...part } = secondPart;
      return by.ask({ ...part, url: `${url}?offset=${offset}` });
    },
  },
  'DELETE /letter/api/Upload/:id': { rows: { drafter: '++' } },
};
export const uploadCell = (line: Line<UploadSubject>, person: Person, { state }: UploadSubject): string =>
  signsOf(line, person, '..')[state === 'begun' ? 0 : 1] ?? '?';

/** Booked, used, cancelled. */
export const bookingLines: Lines<BookingSubject> = {
  'POST /letter/api/Number/:id/cancel': {
    body: () => ({ reason: 'Tidak jadi.' }),
    rows: { admin: '+--', archivist: '+--' },
  },
};
export const bookingCell = (line: Line<BookingSubject>, person: Person, { state }: BookingSubject): string =>
  (signsFor(line.rows, person) ?? 'XXX')[['booked', 'used', 'cancelled'].indexOf(state)] ?? '?';
