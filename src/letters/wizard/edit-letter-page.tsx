import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { isReturned } from '../../../domain/letters/letter-life.ts';
import { translate } from '../../../lib/language.ts';
import { decoded } from '../../shell/index.ts';
import { useOpenedDraft } from './draft/use-opened-draft.ts';
import { type View, viewNamed } from './frame/wizard-route.ts';
import { wizardMessages } from './messages.ts';
import { OpenedWizard } from './opened-wizard.tsx';

/**
 * Edits /naskah-dinas/draft/:id/edit and /naskah-dinas/:id/edit. The contract has no step paths, so `?langkah=`
 * names it; default: the first, the text for returned letters.
 */
export function EditLetterPage() {
  const { pathname, search } = useLocation();
  const id = decoded(/\/([^/]+)\/edit\/?$/.exec(pathname)?.[1] ?? '');
  return <EditLetter key={id} id={id} pathname={pathname} view={viewIn(search)} />;
}

const viewIn = (search: string): View | undefined => viewNamed(new URLSearchParams(search).get('langkah'));

type Props = { id: string; pathname: string; view: View | undefined };

function EditLetter({ id, pathname, view: wanted }: Props) {
  const [opened, reopen] = useOpenedDraft(id, false);
  const letter = 'letter' in opened ? opened.letter : null;
  const view = wanted ?? (letter && isReturned(letter.state) ? 'konten-naskah' : 'detail-naskah');
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
    />
  );
}
