import type { Flow } from '../../../../domain/letters/letter.ts';
import { type WizardStep, wizardSteps } from '../../../../domain/letters/letter-schema.ts';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import type { Message } from '../../../../lib/language.ts';
import type { Draft } from '../draft/draft.ts';
import { wizardMessages } from '../messages.ts';

/** A step as named in an address; the third has two views (SPEC A1). */
export type View = WizardStep | 'konten-naskah-alt';

/** Where the wizard is, and how to get about in it. */
export type WizardRoute = { view: View; hrefOf: (view: View) => string };

export const newLetterPath = '/naskah-dinas/buat-naskah';

/** Where a pile of letters from outside ends: its numbers. */
export const pileDoneHref = `${newLetterPath}/terdaftar`;

/** Address of a new letter's step; the draft's id is added from the first save on. */
export const newLetterHref = (view: View, id: string | null): string =>
  `${newLetterPath}/${view}${id ? `?id=${encodeURIComponent(id)}` : ''}`;

export const viewNamed = (name: string | null | undefined): View | undefined =>
  name === 'konten-naskah-alt' ? name : wizardSteps.find((step) => step.path === name)?.path;

/** Gives a flow's steps: letters from outside have no naskah pengantar, and a scan instead of text (SPEC A5). */
export const stepsFor = (flow: Flow): { path: WizardStep; label: Message }[] =>
  flow === 'eksternal-internal'
    ? wizardSteps
        .filter(({ path }) => path !== 'naskah-pengantar')
        .map((step) => (step.path === 'konten-naskah' ? { ...step, label: wizardMessages.scan } : step))
    : [...wizardSteps];

export const stepOf = (view: View): WizardStep => (view === 'konten-naskah-alt' ? 'konten-naskah' : view);

/** Gives the third step's view by content mode: editor or uploaded document. */
export const viewOf = (step: WizardStep, contentMode: 'editor' | 'upload'): View =>
  step === 'konten-naskah' && contentMode === 'upload' ? 'konten-naskah-alt' : step;

/** Nothing to ask there: a letter written here has a naskah pengantar only where somebody wrote one. */
export const isPassed = (step: WizardStep, draft: Pick<Draft, 'coverContent' | 'contentMode'>): boolean =>
  step === 'naskah-pengantar' && draft.contentMode === 'editor' && isBlankHtml(draft.coverContent);
