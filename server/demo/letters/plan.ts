import type { LetterState, Urgency } from '../../../resources/naskah-dinas/letter.ts';
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
  numbered?: { number: string; scope: string; sequence: number };
};

/** Every post that has the letter in its inbox, once. */
export const recipientsOf = ({ receivers, ccs }: LetterPlan): { party: Party; kind: 'receiver' | 'cc' }[] => {
  const found = new Map<Post, { party: Party; kind: 'receiver' | 'cc' }>();
  for (const party of receivers) found.set(party.post, { party, kind: 'receiver' });
  for (const party of ccs) if (!found.has(party.post)) found.set(party.post, { party, kind: 'cc' });
  return [...found.values()];
};
