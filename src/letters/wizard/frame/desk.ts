import { createContext, use } from 'react';
import type { Gap, GapField, WizardStep } from '../../../../domain/letters/letter-schema.ts';
import type { SheetLetter } from '../../sheet/index.ts';
import type { Autosave, SaveState } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import type { Refused } from '../draft/refused.ts';
import type { Place } from './place.ts';

/** What every step works on. */
export type Desk = {
  draft: Draft;
  /** Typed or chosen by the person. */
  change: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** Filled in by the machine, or only looked at, on a letter nobody has touched: no reason to save it. */
  prefill: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  autosave: Autosave<Draft>;
  saveState: SaveState;
  /** Everything that is still missing. */
  gaps: Gap[];
  /** What the server would not have in a field, until that is changed. */
  refused: Refused[];
  /** Says at the fields why the letter could not be sent off; gives how many of the errors have a field. */
  refuse: (errors: Record<string, string>) => number;
  /** Whether a step has been left, so that what is missing in it is said. */
  seen: (step: WizardStep) => boolean;
  /** What was refused in a field; else what is missing in it, once its step has been left. */
  gapIn: (field: GapField) => string | undefined;
  sheet: SheetLetter;
  place: Place;
};

export const DeskContext = createContext<Desk | null>(null);

/** @throws outside of the wizard */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('A wizard step stands outside of the wizard');
  return desk;
}
