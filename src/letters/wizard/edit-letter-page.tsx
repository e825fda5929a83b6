import { useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { translate } from '../../../lib/language.ts';
import { decoded } from '../../shell/index.ts';
import { type DuplicatedNotice, duplicatedIn } from '../duplicating/index.ts';
import { openingStep } from './draft/opening-step.ts';
import { useOpenedDraft } from './draft/use-opened-draft.ts';
import { type View, viewNamed } from './frame/wizard-route.ts';
import { wizardMessages } from './messages.ts';
import { OpenedWizard } from './opened-wizard.tsx';

/**
 * Edits /naskah-dinas/draft/:id/edit and /naskah-dinas/:id/edit. The contract has no step paths, so `?langkah=`
 * names it; default: where the draft goes on.
 */
export function EditLetterPage() {
  const { pathname, search, state } = useLocation();
  const id = decoded(/\/([^/]+)\/edit\/?$/.exec(pathname)?.[1] ?? '');
  return (
    <EditLetter key={id} id={id} pathname={pathname} view={viewIn(search)} duplicated={duplicatedIn(state)} />
  );
}

const viewIn = (search: string): View | undefined => viewNamed(new URLSearchParams(search).get('langkah'));

type Props = { id: string; pathname: string; view: View | undefined; duplicated: DuplicatedNotice | null };

function EditLetter({ id, pathname, view: wanted, duplicated }: Props) {
  // It stays over the steps until it was read.
  const [told] = useState(duplicated);
  const [opened, reopen] = useOpenedDraft(id, false);
  const autosave = opened.kind === 'open' ? opened.autosave : undefined;
  // Once: filling in what was missing moves nobody on.
  const goesOn = useMemo(() => autosave && openingStep(autosave.snapshot().document), [autosave]);
  const view = wanted ?? goesOn ?? 'detail-naskah';
  const place = useMemo(
    () => ({ view, hrefOf: (next: View) => `${pathname}?langkah=${next}` }),
    [view, pathname],
  );
  return (
    <OpenedWizard
      opened={opened}
      reopen={reopen}
      place={place}
      id={id}
      title={translate(wizardMessages.untitled)}
      duplicated={told}
    />
  );
}
