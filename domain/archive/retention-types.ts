import type { HoldParty, ProposalKind, ProposalState, ProposalStep } from './retention-flow.ts';
import type { UnitSchedule } from './retention-outlook.ts';

// Request and response types of filing and retention (SPEC B4, B7).

export type Named = { id: string; label: string };

export type UnfiledItem = {
  id: string;
  title: string;
  number: string | null;
  documentDate: string;
  classification: Named;
  unit: Named;
  /** It is the reader's own unit's: the others file theirs themselves. */
  canFile: boolean;
  securityRank: number;
  origin: string;
  /** Of paper that came to the records unit before there was this archive: inactive. */
  status: string;
  fileCount: number;
  /** An open filing unit of the same unit, classification and year. */
  suggested: (Named & { code: string }) | null;
};

/** An open filing unit of the reader's unit, for a picker. */
export type FilingTarget = {
  id: string;
  code: string;
  label: string;
  year: number;
  classificationId: string;
  classificationLabel: string;
  itemCount: number;
};

export type FilingOutcome = {
  filed: number;
  refused: { id: string; reason: string }[];
  /** Previous filing units of the filed items, for undo. */
  from: { filingUnitId: string | null; ids: string[] }[];
};

/** A legal hold that is in force. */
export type Hold = {
  id: string;
  party: HoldParty;
  reason: string;
  at: string;
  by: Named | null;
  /** The file above it that is held; null where it is held itself. */
  from: Named | null;
  canLift: boolean;
};

export type FilingUnitRetention = {
  rule: string | null;
  /** The next event in words: "Aktif sampai 31 Des 2027, lalu ...". */
  outlook: string;
  trigger: string | null;
  /** The clock waits for this. */
  waitsFor: string | null;
  /** The facts behind the three texts, for readers in another locale than the server's. */
  schedule: UnitSchedule;
  /** Its clock counts from the day of this event. */
  eventName: string | null;
  needsStart: boolean;
  proposal: { id: string; kind: ProposalKind; state: ProposalState; number: string } | null;
  holds: Hold[];
  /** Who may propose what is due, when the reader may not. */
  proposers: Named[];
  can: {
    file: boolean;
    close: boolean;
    reopen: boolean;
    hold: boolean;
    release: boolean;
    propose: ProposalKind | null;
  };
};

export type DueUnit = {
  id: string;
  code: string;
  title: string;
  year: number;
  classification: Named;
  unit: Named;
  itemCount: number;
  /** The last day of the period that is over. */
  until: string;
  isHeld: boolean;
  holdReason: string | null;
  proposal: { id: string; state: ProposalState } | null;
};

export type AppraisalDecision = 'Musnah' | 'Permanen' | 'Perpanjang';

export type ProposalUnit = Omit<DueUnit, 'proposal' | 'until'> & {
  until: string | null;
  decision: AppraisalDecision | null;
  extraYears: number | null;
  droppedAt: string | null;
  dropReason: string | null;
};

export type ProposalRow = {
  id: string;
  number: string;
  kind: ProposalKind;
  state: ProposalState;
  unit: Named;
  note: string | null;
  createdAt: string;
  createdBy: Named;
  unitCount: number;
  itemCount: number;
  isMine: boolean;
};

/** People who may take a pending step: some by name, and how many more. */
export type Awaited = { step: ProposalStep; people: Named[]; more: number };

export type ProposalDetail = ProposalRow & {
  version: number;
  endReason: string | null;
  steps: { step: ProposalStep; at: string; by: Named; positionName: string; note: string | null }[];
  next: ProposalStep[];
  /** Of every step to come, once it is open. */
  awaited: Awaited[];
  can: { steps: ProposalStep[]; refuse: boolean; withdraw: boolean; edit: boolean; drop: boolean };
  units: ProposalUnit[];
  minutes: { number: string; size: number; sha256: string } | null;
};

export type RetentionRun = {
  day: string;
  isTrial: boolean;
  found: { kind: ProposalKind; units: number; items: number }[];
  held: number;
  waiting: number;
  byUnit: { unit: Named; kind: ProposalKind; units: number; items: number }[];
};
