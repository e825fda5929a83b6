import type { ReactNode } from 'react';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';
import {
  type Autosave,
  type AutosaveOptions,
  createAutosave,
} from '../../../../src/letters/wizard/autosave/autosave.ts';
import { type Draft, emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';
import { missingDraftFields } from '../../../../src/letters/wizard/draft/missing-draft-fields.ts';
import { paperOf } from '../../../../src/letters/wizard/draft/paper.ts';
import { useRefused } from '../../../../src/letters/wizard/frame/use-refused.ts';
import { useWriting } from '../../../../src/letters/wizard/frame/use-writing.ts';
import { type Wizard, WizardContext } from '../../../../src/letters/wizard/frame/wizard-context.ts';
import { openPage } from '../mailbox/desk.tsx';

export const draftWith = (more: Partial<Draft>): Draft => ({ ...emptyDraft('d-1', '2026-11-20'), ...more });

/**
 * Renders a part of the wizard on an opened draft, with a save that succeeds unless one is given.
 * @param wasLeft the step was left before, so its missing are shown
 */
export function onDesk(
  part: ReactNode,
  draft: Draft,
  verbs: Partial<NaskahDataProvider>,
  save: AutosaveOptions<Draft>['save'] = async (_draft, version) => ({ version: (version ?? 0) + 1 }),
  wasLeft = false,
) {
  const autosave = createAutosave<Draft>({
    initial: draft,
    version: 1,
    save,
    keep: () => true,
    forget: () => undefined,
    isOnline: () => true,
  });
  openPage(<OnDesk {...{ autosave, wasLeft }}>{part}</OnDesk>, '/', verbs);
  return { draft: () => autosave.snapshot().document, autosave };
}

type Props = { autosave: Autosave<Draft>; wasLeft: boolean; children: ReactNode };

const OnDesk = ({ autosave, wasLeft, children }: Props) => {
  const [{ document, state }, writing] = useWriting(autosave);
  const [refused, refuse] = useRefused(autosave, document, state);
  const missing = missingDraftFields(document);
  const desk = {
    draft: document,
    autosave,
    saveState: state,
    missing,
    refused,
    refuse,
    missingIn: (field) =>
      [...refused, ...(wasLeft ? missing : [])].find((one) => one.field === field)?.message,
    place: { view: 'ringkasan', hrefOf: (view) => `/wizard/${view}` },
    seen: () => wasLeft,
    sheet: paperOf(document, { letterhead: null }),
    ...writing,
    prefill: () => undefined,
  } satisfies Partial<Wizard> as unknown as Wizard;
  // The wizard's own router: the page's is another copy of the package here.
  return <WizardContext value={desk}>{children}</WizardContext>;
};
