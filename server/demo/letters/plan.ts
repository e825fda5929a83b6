import type { LetterState, Urgency } from '../../../domain/letters/letter.ts';
import type { DispatchChannel } from '../../../domain/letters/outgoing.ts';
import type { SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import type { Text } from './compose.ts';
import type { Holder, Post, Security, SubKind } from './organisation.ts';

export type Party = { post: Post; holder: Holder };
/** What a post has done with a letter it received, where that is not left to chance. */
export type Handling = 'unread' | 'read' | 'closed';

/** Everything about a letter but its history: who writes what to whom. */
export type LetterPlan = {
  id: string;
  kind: SubKind;
  subject: string;
  text: Text;
  security: Security;
  classificationId: string;
  classificationCode: string;
  urgency: Urgency;
  /** The moment of the last step towards the reader: signing, else what came last. */
  at: Date;
  state: LetterState;
  drafter: Party;
  /** Null only in drafts, where much may still be open. */
  sender: Party | null;
  receivers: Party[];
  ccs: Party[];
  reviewers: Party[];
  /** How many of the reviewers, in order, have decided; all of a letter that is waiting to be signed or sent. */
  decided: number;
  /** The one of them who returned it, with a note; the others approved. */
  returned: { by: number; note: string } | null;
  referenceId: string | null;
  files: string[];
  handling: Map<Post, Handling>;
  numbered?: { number: string; counterId: string; sequence: number };
  /** In whose name it is signed, when not in the sender's own. */
  delegations?: SenderDelegation[];
  /** The letter it answers. */
  responseToId?: string;
  cancelled?: { at: Date; reason: string };
  arrival?: Arrival;
  leaving?: Leaving;
};

/** What a letter from outside has besides (SPEC A3); nobody here signed it. */
export type Arrival = {
  number: string;
  senderName: string;
  institutionId: string | null;
  /** The day it was written. */
  date: string;
  place: { location: string; cupboard: string; box: string };
  /** Lines of its scan. */
  lines: string[];
  agenda: { unitId: string; year: number; number: number };
};

/** Where a letter goes outside, and how it left. */
export type Leaving = { address: string; to: Outsider[]; cc: Outsider[]; dispatches: Dispatched[] };
export type Outsider = { name: string; institutionId: string | null; email: string | null };
export type Dispatched = {
  id: string;
  channel: DispatchChannel;
  at: Date;
  by: Party;
  note: string | null;
  trackingNumber: string | null;
  /** What the mail server said, by address. */
  failed: ReadonlyMap<string, string>;
  proof: { receiver: string; at: Date } | null;
};

/** Every post that has the letter in its inbox, once. */
export const recipientsOf = ({ receivers, ccs }: LetterPlan): { party: Party; kind: 'receiver' | 'cc' }[] => {
  const found = new Map<Post, { party: Party; kind: 'receiver' | 'cc' }>();
  for (const party of receivers) found.set(party.post, { party, kind: 'receiver' });
  for (const party of ccs) if (!found.has(party.post)) found.set(party.post, { party, kind: 'cc' });
  return [...found.values()];
};

/** Letters that are not signed yet and on which somebody has decided: what changes in them is measured by their versions. */
export const decidedUnderWay = (plans: readonly LetterPlan[]): string[] =>
  plans
    .filter(({ state, decided }) => decided > 0 && ['review', 'revision', 'signing'].includes(state))
    .map(({ id }) => id);
