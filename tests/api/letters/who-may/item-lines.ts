import type { Caller } from '../../../support/app.ts';
import type { Cast, Person } from './cast.ts';
import {
  type Actor,
  isOneOf,
  type Line,
  type Lines,
  may,
  type Rows,
  type Sign,
  type Signs,
  signOf,
} from './lines.ts';
import {
  type BookingSubject,
  type DispositionSubject,
  type ItemSubject,
  orders,
  peers,
  secondPart,
  type UploadSubject,
} from './stage.ts';

// Inbox items and dispositions belong to their post (SPEC B1.5, DOMAIN 7), uploads to the user, numbers to number
// managers (DOMAIN 5).

const item = '/letter/api/Inbox/:id';
/** `cancelled` is an open one on a letter cancelled since. */
const seeItem: Actor[] = ['receivers', 'receiverReader', 'unrightedReceiver'];

export const itemLines = (cast: Cast): Lines<ItemSubject> => ({
  [`GET ${item}`]: { otherwise: '+' },
  [`POST ${item}/read`]: { isRepeatable: true, otherwise: '+' },
  [`POST ${item}/unread`]: { isRepeatable: true, otherwise: '+' },
  [`POST ${item}/close`]: { body: () => ({}), rows: { receivers: may('open', 'cancelled') } },
  [`POST ${item}/reopen`]: { rows: { receivers: may('closed') } },
  // Nothing here came to a post as a whole (several-holders-whole.test.ts).
  [`POST ${item}/take`]: { rows: { receivers: '-' } },
  [`POST ${item}/hand-back`]: { body: () => ({ note: 'Cuti.' }), rows: { receivers: '-' } },
  [`POST ${item}/ask`]: { rows: { receivers: '-' } },
  // None of these came by forwarding (inbox-passing-on.test.ts).
  [`GET ${item}/forward-sheet`]: { otherwise: '.' },
  [`POST ${item}/forward`]: { body: () => peers(cast), rows: { receivers: may('open', 'closed') } },
  // Filing works also when closed or cancelled: the item is an archive all the same.
  [`POST ${item}/file`]: {
    isRepeatable: true,
    body: (_on, by) => ownFilingUnit(by),
    rows: { receivers: '+' },
  },
  [`POST ${item}/disposition`]: { body: () => orders(cast), rows: { receivers: may('open') } },
  'POST /letter/api/Snooze': {
    isBulk: true,
    isRepeatable: true,
    body: ({ id }) => ({ of: 'inbox', ids: [id], until: new Date(Date.now() + 3_600_000).toISOString() }),
    rows: { receivers: may('open', 'cancelled'), receiverReader: may('open', 'cancelled'), unrighted: 'X' },
  },
  'POST /letter/api/Inbox/bulk': {
    isBulk: true,
    body: ({ id }) => ({ ids: [id], verb: 'close' }),
    rows: { receivers: may('open', 'cancelled'), unrighted: 'X' },
  },
});
export const itemCell = (line: Line<ItemSubject>, person: Person, { state }: ItemSubject): Sign =>
  signOf(line, person, state, isOneOf(seeItem, person));

/** An open filing unit of the actor's unit; any id when there is none. */
async function ownFilingUnit(by: Caller): Promise<object> {
  const { body } = await by.get('/arsip/api/Filing/targets');
  return { filingUnitId: body.data?.items?.[0]?.id ?? crypto.randomUUID() };
}

const disposition = '/letter/api/Disposition/:id';
/**
 * The receiver gave it; the responsible recipient read and started it, both finished their part. `cancelled` is one
 * on a cancelled letter.
 */
const gaveIt: Actor[] = ['receivers', 'receiverReader', 'unrightedReceiver'];
const gotIt: Actor[] = ['recipients'];
type Moment = DispositionSubject['state'];
const working: Rows<Moment> = { recipients: may('given', 'read', 'started') };
/** A file came with the report of the one that was started. */
const withFile: Signs<Moment> = { started: '+', otherwise: '.' };

export const dispositionLines: Lines<DispositionSubject> = {
  [`GET ${disposition}`]: { otherwise: '+' },
  [`GET ${disposition}/pdf`]: { otherwise: '+' },
  [`GET ${disposition}/files/:fileId`]: {
    rows: { receivers: withFile, receiverReader: withFile, recipients: withFile },
  },
  [`POST ${disposition}/read`]: { isRepeatable: true, rows: { recipients: '+' } },
  // Nothing here was given to a post as a whole (dispositions-colleagues.test.ts).
  [`POST ${disposition}/take`]: { rows: { recipients: '-' } },
  [`POST ${disposition}/hand-back`]: { body: () => ({ note: 'Cuti.' }), rows: { recipients: '-' } },
  [`POST ${disposition}/start`]: {
    rows: { recipient: may('given', 'read'), supporter: may('given', 'read', 'started') },
  },
  [`POST ${disposition}/report`]: { body: () => ({ text: 'Sudah dibahas.' }), rows: working },
  [`POST ${disposition}/done`]: { body: () => ({}), rows: working },
  [`POST ${disposition}/disposition`]: { body: (_on, by) => toWhoeverIsBelow(by), rows: working },
  [`POST ${disposition}/reopen`]: {
    body: () => ({}),
    rows: { receivers: may('closed'), recipients: may('done') },
  },
  [`POST ${disposition}/withdraw`]: {
    body: () => ({ reason: 'Keliru.' }),
    rows: { receivers: may('given') },
  },
  [`POST ${disposition}/nudge`]: { body: () => ({}), rows: { receivers: may('given', 'read', 'started') } },
  // All of this stage were given long ago.
  [`POST ${disposition}/undo`]: { rows: { receivers: '-' } },
  // Not before those who got it are done, unless it is forced.
  [`POST ${disposition}/close`]: { isBodyFirst: true, body: () => ({}), rows: { receivers: may('done') } },
  [`POST ${disposition}/close (forced)`]: {
    body: () => ({ force: true, reason: 'Cukup.' }),
    rows: { receivers: may('given', 'read', 'started', 'done') },
  },
};
export const dispositionCell = (
  line: Line<DispositionSubject>,
  person: Person,
  { state }: DispositionSubject,
): Sign => {
  const isSeen = isOneOf(gaveIt, person) || (state !== 'withdrawn' && isOneOf(gotIt, person));
  return signOf(line, person, state, isSeen);
};

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

export const uploadLines: Lines<UploadSubject> = {
  'GET /letter/api/Upload/:id': { rows: { drafter: '+' } },
  'PUT /letter/api/Upload/:id': {
    rows: { drafter: may('begun') },
    send: (by, url) => {
      const { offset, ...part } = secondPart;
      return by.ask({ ...part, url: `${url}?offset=${offset}` });
    },
  },
  'DELETE /letter/api/Upload/:id': { rows: { drafter: '+' } },
};
export const uploadCell = (line: Line<UploadSubject>, person: Person, { state }: UploadSubject): Sign =>
  signOf(line, person, state, person === 'drafter');

export const bookingLines: Lines<BookingSubject> = {
  'POST /letter/api/Number/:id/cancel': {
    body: () => ({ reason: 'Tidak jadi.' }),
    rows: { admin: may('booked'), archivist: may('booked') },
    otherwise: 'X',
  },
};
export const bookingCell = (line: Line<BookingSubject>, person: Person, { state }: BookingSubject): Sign =>
  signOf(line, person, state, true);
