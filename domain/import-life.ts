import { statesOf } from '../lib/life.ts';

// The life of an import, of a resource's file or of a set-up workbook: checked, then stored, then perhaps undone.

export type ImportState =
  | 'uploaded'
  | 'checking'
  | 'checked'
  | 'applying'
  | 'done'
  | 'undoing'
  | 'undone'
  | 'interrupted'
  | 'cancelled'
  | 'failed';

type Stage = {
  /** What its owner does or sees next. */
  step: 'columns' | 'check' | 'result';
  /** A worker is busy with it. */
  isRunning: boolean;
  /** The check came to its end. */
  isChecked: boolean;
  /** Its records are stored, or on their way. */
  isStored: boolean;
};

const importLife = {
  uploaded: { step: 'columns', isRunning: false, isChecked: false, isStored: false },
  checking: { step: 'check', isRunning: true, isChecked: false, isStored: false },
  checked: { step: 'check', isRunning: false, isChecked: true, isStored: false },
  applying: { step: 'check', isRunning: true, isChecked: true, isStored: true },
  done: { step: 'result', isRunning: false, isChecked: true, isStored: true },
  undoing: { step: 'result', isRunning: true, isChecked: true, isStored: true },
  undone: { step: 'result', isRunning: false, isChecked: true, isStored: true },
  interrupted: { step: 'check', isRunning: false, isChecked: false, isStored: false },
  cancelled: { step: 'check', isRunning: false, isChecked: false, isStored: false },
  failed: { step: 'check', isRunning: false, isChecked: false, isStored: false },
} as const satisfies Record<ImportState, Stage>;

const stages: Readonly<Record<ImportState, Stage>> = importLife;
export const importStates = statesOf(stages);

/** States in which a worker is busy with it. */
export type RunningState = {
  [State in ImportState]: (typeof importLife)[State]['isRunning'] extends true ? State : never;
}[ImportState];
export const isRunning = (state: ImportState): state is RunningState => stages[state].isRunning;
export const runningStates: readonly RunningState[] = importStates.filter(isRunning);

export const importStep = (state: ImportState): Stage['step'] => stages[state].step;
export const isStored = (state: ImportState): boolean => stages[state].isStored;
/** Its records are stored to the end, also where that is being undone, or was. */
export const storedStates: readonly ImportState[] = importStates.filter(
  (state) => importStep(state) === 'result',
);
/** Checked, and not stored yet. */
export const awaitsStoring = (state: ImportState): boolean =>
  stages[state].isChecked && !stages[state].isStored;
/** Its records are just checked, not yet stored. */
export const isChecking = (state: ImportState): boolean => isRunning(state) && !stages[state].isChecked;
/** What it stored is just taken back. */
export const isUndoing = (state: ImportState): boolean => isRunning(state) && importStep(state) === 'result';
/** Records were stored or taken back, to the end. */
export const hasResult = (state: ImportState): boolean => !isRunning(state) && importStep(state) === 'result';
