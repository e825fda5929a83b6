import type { Tone } from '../../lib/choice.ts';
import type { Message } from '../../lib/language.ts';
import { type Next, nextOf, statesOf } from '../../lib/life.ts';
import { type ProposalKind, proposalKinds } from './retention-parties.ts';

// The life of an archive item, and of the filing unit that takes its items along (SPEC B4, DOMAIN 8).

export type ArchiveState = 'active' | 'inactive' | 'permanent' | 'destroyed';

/** Finished proposals; `keep-inactive`: the deposit of older paper that the records unit already holds. */
export type ArchiveEvent = ProposalKind | 'keep-inactive';

/** The retention period that runs in a state. */
export type RetentionPeriod = 'active' | 'inactive';

type Stage = {
  label: Message;
  tone: Tone;
  /** Who keeps and changes it; null once its fate is carried out. */
  keeper: 'unit' | 'records' | null;
  period: RetentionPeriod | null;
  isDestroyed: boolean;
  next: Next<ArchiveState, ArchiveEvent>;
};

export const newArchive = 'active' satisfies ArchiveState;

export const archiveLife = {
  active: {
    label: { id: 'Aktif', en: 'Active' },
    tone: 'ok',
    keeper: 'unit',
    period: 'active',
    isDestroyed: false,
    next: { transfer: 'inactive', 'keep-inactive': 'inactive' },
  },
  inactive: {
    label: { id: 'Inaktif', en: 'Inactive' },
    tone: 'neutral',
    keeper: 'records',
    period: 'inactive',
    isDestroyed: false,
    // An appraisal changes its time or its ending only.
    next: { destroy: 'destroyed', permanent: 'permanent', appraise: 'inactive' },
  },
  permanent: {
    label: { id: 'Permanen', en: 'Permanent' },
    tone: 'accent',
    keeper: null,
    period: null,
    isDestroyed: false,
    next: {},
  },
  destroyed: {
    label: { id: 'Dimusnahkan', en: 'Destroyed' },
    tone: 'danger',
    keeper: null,
    period: null,
    isDestroyed: true,
    next: {},
  },
} as const satisfies Record<ArchiveState, Stage>;

const stages: Readonly<Record<ArchiveState, Stage>> = archiveLife;
export const archiveStates = statesOf(stages);

/** As older paper that the records unit already holds. */
export const keptInactive = archiveLife[newArchive].next['keep-inactive'];
/** The states an item may be deposited in. */
export const depositStates = [newArchive, keptInactive] as const;

// A record's field is of unknown type: unknown states pass none of these.
const stageOf = (state: unknown): Stage | undefined => {
  const known = archiveStates.find((one) => one === state);
  return known && stages[known];
};

export const isWithUnit = (state: unknown): boolean => stageOf(state)?.keeper === 'unit';
export const isWithRecordsUnit = (state: unknown): boolean => stageOf(state)?.keeper === 'records';
/** Its paper is still here: neither handed over for good nor destroyed. */
export const isKept = (state: unknown): boolean => isWithUnit(state) || isWithRecordsUnit(state);
export const isDestroyed = (state: unknown): boolean => stageOf(state)?.isDestroyed === true;
export const isPermanent = (state: unknown): boolean =>
  stageOf(state) !== undefined && !isKept(state) && !isDestroyed(state);
export const periodOf = (state: unknown): RetentionPeriod | null => stageOf(state)?.period ?? null;

/** The state an event leads to; undefined where the item refuses it. */
export const archiveAfter = (state: ArchiveState, event: ArchiveEvent): ArchiveState | undefined =>
  nextOf(stages, state, event);

/** The proposals that the end of a period leads to. */
export const kindsAtEndOf = (period: RetentionPeriod): ProposalKind[] =>
  proposalKinds.filter((kind) =>
    archiveStates.some((state) => periodOf(state) === period && archiveAfter(state, kind)),
  );
