import type { DispositionSource } from '../../../dataProvider/index.ts';
import type { DispositionCandidate, DispositionNode } from '../../../domain/letters/disposition.ts';
import { deviceStore, inTab } from '../../ui/device-store.ts';

/** What is filled in of a disposition, by person. */
export type DisposeForm = {
  people: DispositionCandidate[];
  /** Key of the one who is responsible; without it the first. */
  responsible?: string | undefined;
  instructionIds: string[];
  /** Left out while it follows the proposal. */
  deadline?: string | null | undefined;
  lateReason: string;
  note: string;
};

export const emptyForm: DisposeForm = { people: [], instructionIds: [], lateReason: '', note: '' };

export const keyOf = (one: Pick<DispositionCandidate, 'userId' | 'userPositionId'>): string =>
  `${one.userId} ${one.userPositionId}`;

/** Closing the panel keeps what was filled in for that letter, in this tab. */
const forms = deviceStore<DisposeForm>('disposition.', inTab, { ends: 'session' });
const nameOf = (source: DispositionSource): string =>
  'inboxItemId' in source ? source.inboxItemId : source.dispositionId;

export const keptForm = (source: DispositionSource): DisposeForm => forms.read(nameOf(source)) ?? emptyForm;

/** @param form without it nothing is kept */
export const keepForm = (source: DispositionSource, form?: DisposeForm): void =>
  void forms.write(nameOf(source), form && isFilled(form) ? form : undefined);

const isFilled = ({ people, instructionIds, note }: DisposeForm): boolean =>
  people.length > 0 || instructionIds.length > 0 || note.trim() !== '';

/** The form as it was when this was sent. */
export const formOf = (sent: DispositionNode): DisposeForm => {
  const lead = sent.recipients.find(({ role }) => role === 'penanggung-jawab');
  return {
    people: sent.recipients.map((one) => ({
      userId: one.userId,
      userPositionId: one.positionId,
      personName: one.personName,
      positionName: one.positionName,
      unitName: '',
      isDirect: false,
    })),
    responsible: lead && keyOf({ userId: lead.userId, userPositionId: lead.positionId }),
    instructionIds: sent.instructions.map(({ id }) => id),
    deadline: sent.deadline,
    lateReason: sent.deadlineReason ?? '',
    note: sent.note,
  };
};
