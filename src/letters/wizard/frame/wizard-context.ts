import { createContext, use } from 'react';
import type { DraftField, MissingField, WizardStep } from '../../../../domain/letters/letter-schema.ts';
import type { SheetLetter } from '../../sheet/index.ts';
import type { Autosave, SaveState } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import type { Refused } from '../draft/refused.ts';
import type { WizardRoute } from './wizard-route.ts';

/** What every step works on. */
export type Wizard = {
  draft: Draft;
  /** Typed or chosen by the person. */
  change: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  /** The same for a letter typed into a field that holds its own text: the rest is drawn after its paint. */
  write: (patch: Partial<Draft>) => void;
  /** Sets defaults or follows a view on an untouched letter; causes no save. */
  prefill: (patch: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) => void;
  autosave: Autosave<Draft>;
  saveState: SaveState;
  /** Everything that is still missing. */
  missing: MissingField[];
  /** Server refusals, until their field changes. */
  refused: Refused[];
  /** Shows submission errors at their fields; gives how many of them have a field. */
  refuse: (errors: Record<string, string>) => number;
  /** Shows what is missing in all steps. */
  lookThrough: () => void;
  /** Tests whether a step was left, so that what is missing there is shown. */
  seen: (step: WizardStep) => boolean;
  /** Gives a field's refusal; else that it is missing, once its step was left. */
  missingIn: (field: DraftField) => string | undefined;
  sheet: SheetLetter;
  place: WizardRoute;
};

export const WizardContext = createContext<Wizard | null>(null);

/** @throws outside of the wizard */
export function useWizard(): Wizard {
  const desk = use(WizardContext);
  if (!desk) throw new Error('A wizard step stands outside of the wizard');
  return desk;
}
