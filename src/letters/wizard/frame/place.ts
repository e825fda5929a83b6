import type { Flow } from '../../../../domain/letters/letter.ts';
import { type WizardStep, wizardSteps } from '../../../../domain/letters/letter-schema.ts';
import { say } from '../../../../lib/language.ts';
import { wizardWords } from '../words.ts';

/** A step as it stands in an address; the third has two faces (SPEC A1). */
export type View = WizardStep | 'konten-naskah-alt';

/** Where the wizard is, and how to get about in it. */
export type Place = { view: View; hrefOf: (view: View) => string };

export const newLetterPath = '/naskah-dinas/buat-naskah';

/** The wizard of a new letter has its step in the path, and from the first save on the draft's id behind it. */
export const newLetterHref = (view: View, id: string | null): string =>
  `${newLetterPath}/${view}${id ? `?id=${encodeURIComponent(id)}` : ''}`;

/** Takes what stands in the address, gives the view; undefined for one that does not exist. */
export const viewNamed = (name: string | null | undefined): View | undefined =>
  name === 'konten-naskah-alt' ? name : wizardSteps.find((step) => step.path === name)?.path;

/** The steps of a letter of this flow: one from outside has no naskah pengantar, and a scan for its text (SPEC A5). */
export const stepsFor = (flow: Flow): { path: WizardStep; label: string }[] =>
  flow === 'eksternal-internal'
    ? wizardSteps
        .filter(({ path }) => path !== 'naskah-pengantar')
        .map((step) => (step.path === 'konten-naskah' ? { ...step, label: say(wizardWords.scan) } : step))
    : [...wizardSteps];

export const stepOf = (view: View): WizardStep => (view === 'konten-naskah-alt' ? 'konten-naskah' : view);

/** The third step as this letter is filled in: in the editor, or by an uploaded document. */
export const viewOf = (step: WizardStep, contentMode: 'editor' | 'upload'): View =>
  step === 'konten-naskah' && contentMode === 'upload' ? 'konten-naskah-alt' : step;
