import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { readData } from '../read-data.ts';
import { writtenText } from './compose.ts';
import type { LetterPlan } from './plan.ts';
import type { World } from './plan-by-chance.ts';
import { hour } from './work-clock.ts';

type Cosigned = {
  state: Extract<LetterState, 'cosigning' | 'sent'>;
  subject: string;
  drafter: string;
  sender: string;
  cosigner: string;
  hasSigned: boolean;
  /** Where the cosigner signed, if elsewhere. */
  place: string | null;
  to: string[];
  /** In working hours. */
  age: number;
  paragraphs: string[];
};

const kind = 'BA';
const classification = 'TK.02.03';

/** Minutes that two sign: one waits for the second, one is signed by both. */
export function planCosigned({ random, clock, organisation, people }: World): LetterPlan[] {
  return readData<Cosigned[]>('cosigned').map((letter) => {
    const at = clock.dateAt(clock.now - 1 - letter.age * hour);
    const party = (code: string) => people.partyOf(random, organisation.post(code), at);
    const { place, hasSigned } = letter;
    return {
      ...{ id: random.id(at), at, state: letter.state, subject: letter.subject },
      kind: organisation.subType(kind),
      text: writtenText(letter.paragraphs),
      security: organisation.security('B'),
      classificationId: organisation.classificationId(classification),
      classificationCode: classification,
      urgency: 'BIASA',
      drafter: party(letter.drafter),
      sender: party(letter.sender),
      cosigners: [{ party: party(letter.cosigner), place, hasSigned }],
      receivers: letter.to.map(party),
      ...{ ccs: [], reviewers: [], decided: 0, returned: null, referenceId: null, files: [] },
      handling: new Map(),
    };
  });
}
