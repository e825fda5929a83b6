import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { letterName } from '../../../domain/letters/letter-name.ts';
import { decoded } from '../../shell/index.ts';
import { useToldOnce } from '../../ui/use-told-once.ts';
import type { DuplicatedNotice } from '../duplicating/index.ts';
import { openingStep } from './draft/opening-step.ts';
import { useOpenedDraft } from './draft/use-opened-draft.ts';
import { type View, viewNamed } from './frame/wizard-route.ts';
import { OpenedWizard } from './opened-wizard.tsx';

/**
 * Edits /naskah-dinas/draft/:id/edit and /naskah-dinas/:id/edit. The contract has no step paths, so `?langkah=`
 * names it; default: where the draft goes on.
 */
export function EditLetterPage() {
  const { pathname, search } = useLocation();
  const id = decoded(/\/([^/]+)\/edit\/?$/.exec(pathname)?.[1] ?? '');
  return <EditLetter key={id} id={id} pathname={pathname} view={viewIn(search)} />;
}

const viewIn = (search: string): View | undefined => viewNamed(new URLSearchParams(search).get('langkah'));

type Props = { id: string; pathname: string; view: View | undefined };

function EditLetter({ id, pathname, view: wanted }: Props) {
  const duplicated = useToldOnce<DuplicatedNotice>('duplicated');
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
      title={letterName({ subject: '' })}
      duplicated={duplicated}
    />
  );
}
