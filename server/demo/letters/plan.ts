import type { ContractFacts } from '../../../domain/letters/contract.ts';
import type { Urgency } from '../../../domain/letters/letter.ts';
import { isSigned, type LetterState, wasSubmitted } from '../../../domain/letters/letter-life.ts';
import type { DispatchChannel } from '../../../domain/letters/outgoing.ts';
import type { SenderDelegation } from '../../../domain/letters/signing-identity.ts';
import type { Text } from './compose.ts';
import type { Holder, Post, Security, SubType } from './organisation.ts';

export type Party = { post: Post; holder: Holder };
/** What a receiving post did with a letter, when not random. */
export type Handling = 'unread' | 'read' | 'closed';

/** A letter without its history: who writes what to whom. */
export type LetterPlan = {
  id: string;
  kind: SubType;
  subject: string;
  text: Text;
  security: Security;
  classificationId: string;
  classificationCode: string;
  urgency: Urgency;
  /** The time of signing, else of the last step. */
  at: Date;
  state: LetterState;
  drafter: Party;
  /** Null only in drafts, where much may still be open. */
  sender: Party | null;
  receivers: Party[];
  ccs: Party[];
  reviewers: Party[];
  /** Who signs after the sender, in order, and where they have. */
  cosigners?: { party: Party; place: string | null; hasSigned: boolean }[];
  /** How many reviewers have decided, in order; all when the letter awaits signing or sending. */
  decided: number;
  /** The one of them who returned it, with a note; the others approved. */
  returned: { by: number; note: string } | null;
  referenceId: string | null;
  files: string[];
  handling: Map<Post, Handling>;
  numbered?: { number: string; counterId: string; sequence: number };
  /** In whose name it is signed, when not the sender's own. */
  delegations?: SenderDelegation[];
  /** The letter it answers. */
  responseToId?: string;
  /** Of a contract. */
  contract?: ContractFacts;
  cancelled?: { at: Date; reason: string };
  arrival?: Arrival;
  leaving?: Leaving;
};

/** Further data of a letter from outside (SPEC A3); it has no signer here. */
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

/** The states of letters under way, as often as each is drawn. */
export const drawnStates: readonly LetterState[] = ['draft', 'review', 'review', 'revision', 'signing'];

/** Every post that has the letter in its inbox, once. */
export const recipientsOf = ({ receivers, ccs }: LetterPlan): { party: Party; kind: 'receiver' | 'cc' }[] => {
  const found = new Map<Post, { party: Party; kind: 'receiver' | 'cc' }>();
  for (const party of receivers) found.set(party.post, { party, kind: 'receiver' });
  for (const party of ccs) if (!found.has(party.post)) found.set(party.post, { party, kind: 'cc' });
  return [...found.values()];
};

/** Unsigned letters with a decision: their changes are measured by versions. */
export const decidedUnderWay = (plans: readonly LetterPlan[]): string[] =>
  plans
    .filter(({ state, decided }) => decided > 0 && wasSubmitted(state) && !isSigned(state))
    .map(({ id }) => id);
