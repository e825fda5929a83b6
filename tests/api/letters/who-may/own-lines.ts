import { password } from '../desk.ts';
import type { Cast, Person } from './cast.ts';
import { type Line, type Lines, type Rows, type Sign, signOf } from './lines.ts';
import { booking } from './stage.ts';

// Verbs without a record: lists and creation. Role pages decide (SPEC A2), then the entry: read-only delegations
// create nothing, posts that do not dispose have no subordinates.

const letters: Rows<'any'> = { unrighted: 'x' };
const writing: Rows<'any'> = { unrighted: 'x', readers: 'x' };
const numbers: Rows<'any'> = { admin: '+', archivist: '+' };
/** Posts that dispose, in which entries that may. */
const disposing: Rows<'any'> = {
  ...{ reviewer: '+', laterReviewer: '+', signer: '+', signerSecretary: '+', signerHandler: '+' },
  ...{ receivers: '+', copied: '+', recipients: '+', colleague: '+', unrelated: '+', cosigner: '+' },
};

/** The demo group requested by id. */
export type Nothing = { id: string; state: 'any' };

/** @param given a number that was given */
export const ownLines = (cast: Cast, given: string): Lines<Nothing> => ({
  'GET /task/api/Job': { otherwise: '+', rows: { unrighted: '+' } },
  'GET /task/api/Data/sidemenucounter': { otherwise: '+', rows: { unrighted: '+' } },
  'GET /task/api/Data/entrycounter': { otherwise: '+', rows: { unrighted: '+' } },
  'GET /letter/api/Letter': { otherwise: '+', rows: letters },
  'GET /letter/api/Draft': { otherwise: '+', rows: { ...letters, secretaries: 'x' } },
  'GET /letter/api/Prepared': { rows: { readers: 'x', secretaries: '+', delegates: '+' } },
  'GET /letter/api/Outbox': { otherwise: '+', rows: letters },
  'GET /letter/api/Inbox': { otherwise: '+', rows: letters },
  'GET /letter/api/Inbox/counts': { otherwise: '+', rows: letters },
  'GET /letter/api/Inbox/labels': { otherwise: '+', rows: letters },
  'GET /letter/api/Task': { otherwise: '+', rows: letters },
  // Each letter is answered for itself, by the same lines as Task/review and Task/sign.
  'POST /letter/api/Task/review/batch': {
    body: () => ({ ids: [crypto.randomUUID()], decision: 'approve' }),
    otherwise: '+',
    rows: letters,
  },
  'POST /letter/api/Task/sign/batch': {
    body: () => ({ ids: [crypto.randomUUID()], password }),
    otherwise: '+',
    rows: { signerDeputy: '+', secretaries: 'x', delegates: 'x', ...letters },
  },
  // Nobody's but who began it.
  'GET /letter/api/Task/batch/:id': { otherwise: '.', rows: letters },
  'POST /letter/api/Task/batch/:id/cancel': { otherwise: '.', rows: letters },
  'GET /letter/api/Disposition': { otherwise: '+', rows: letters },
  'GET /letter/api/Disposition/recipients': { otherwise: 'x', rows: disposing },
  'GET /letter/api/Disposition/proposal': { otherwise: 'x', rows: disposing },
  'GET /letter/api/RecipientGroup': { otherwise: '+', rows: letters },
  'GET /letter/api/RecipientGroup/:id': { otherwise: '+', rows: letters },
  'GET /letter/api/Registering': { otherwise: '+', rows: writing },
  'GET /letter/api/IncomingMail': { otherwise: '+', rows: writing },
  'GET /letter/api/Writing/recent': { otherwise: '+', rows: writing },
  'GET /letter/api/Writing/from-sender': { otherwise: '+', rows: writing },
  'GET /letter/api/Writing/proposal/:id': { otherwise: '.', rows: writing },
  'GET /letter/api/SigningIdentity': {
    otherwise: '+',
    rows: writing,
    query: `?userId=${cast.own.signer.userId}&positionId=${cast.own.signer.positionId}`,
  },
  'POST /letter/api/Letter': { body: () => cast.desk.letter(), otherwise: '+', rows: writing },
  // An empty list for users with nothing to hand over.
  'GET /letter/api/HandOver': { otherwise: '+', rows: { unrighted: '+' } },
  // Every former holder here still has the post, so the administrator gets 409.
  'POST /letter/api/HandOver': {
    body: () => ({
      positionId: cast.own.drafter.positionId,
      fromUserId: cast.own.drafter.userId,
      toUserId: cast.own.sharer.userId,
    }),
    otherwise: 'x',
    rows: { admin: '-' },
    isBodyFirst: true,
  },
  'POST /letter/api/Upload': { body: () => ({ name: 'a.pdf', size: 10 }), otherwise: '+', rows: writing },
  'GET /letter/api/Number': { rows: numbers },
  'GET /letter/api/Number/gaps': { rows: numbers },
  'GET /letter/api/Number/gaps/export': { rows: numbers },
  'POST /letter/api/Number/book': { body: () => booking(cast), rows: numbers },
  'POST /letter/api/Number/insert': { body: () => ({ after: given, reason: 'Tertinggal.' }), rows: numbers },
});
export const ownCell = (line: Line<Nothing>, person: Person, { state }: Pick<Nothing, 'state'>): Sign =>
  signOf(line, person, state, true);
