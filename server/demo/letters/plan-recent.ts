import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { readData } from '../read-data.ts';
import { writtenText } from './compose.ts';
import type { LetterPlan } from './plan.ts';
import type { World } from './plan-by-chance.ts';
import { hour } from './work-clock.ts';

type Recent = {
  state: Extract<LetterState, 'cosigning' | 'sent'>;
  kind: string;
  classification: string;
  security: string;
  subject: string;
  drafter: string;
  sender: string;
  cosigner?: {
    post: string;
    hasSigned: boolean;
    /** Where they signed, if elsewhere. */
    place: string | null;
  };
  to: string[];
  /** In working hours. */
  age: number;
  paragraphs: string[];
};

/**
 * Signed letters of the last days that chance may not draw: minutes that two sign, and a letter of the legal officers'
 * unit, whose reports would be empty without one.
 */
export function planRecent({ random, clock, organisation, people }: World): LetterPlan[] {
  return readData<Recent[]>('recent').map(({ cosigner, ...letter }) => {
    const at = clock.dateAt(clock.now - 1 - letter.age * hour);
    const party = (code: string) => people.partyOf(random, organisation.post(code), at);
    return {
      ...{ id: random.id(at), at, state: letter.state, subject: letter.subject },
      kind: organisation.subType(letter.kind),
      text: writtenText(letter.paragraphs),
      security: organisation.security(letter.security),
      classificationId: organisation.classificationId(letter.classification),
      classificationCode: letter.classification,
      urgency: 'BIASA',
      drafter: party(letter.drafter),
      sender: party(letter.sender),
      ...(cosigner && {
        cosigners: [{ party: party(cosigner.post), place: cosigner.place, hasSigned: cosigner.hasSigned }],
      }),
      receivers: letter.to.map(party),
      ...{ ccs: [], reviewers: [], decided: 0, returned: null, referenceId: null, files: [] },
      handling: new Map(),
    };
  });
}
