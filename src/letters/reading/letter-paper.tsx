import FileX2 from 'lucide-react/icons/file-x-2';
import { Suspense } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { readingMessages } from './messages.ts';

const ScanPaper = lazyPart(() => import('../incoming/scan-paper.tsx'));
const PaperPages = lazyPart(() => import('./paper-pages.tsx'));

/** Fetches what either paper is drawn by. */
export const loadPaper = (): Promise<unknown> => Promise.all([ScanPaper.load(), PaperPages.load()]);

type Props = {
  letter: Letter;
  /** Once a letter of ours is on the screen as it is in this version. */
  onShown?: () => void;
};

/** The letter's paper; the scan of an external letter; a note for a destroyed one. */
export function LetterPaper({ letter, onShown }: Props) {
  if (letter.destroyedAt) return <Destroyed at={letter.destroyedAt} />;
  return (
    <Suspense>
      {letter.from === 'external' ? (
        <ScanPaper letter={letter} />
      ) : (
        <PaperPages letter={letter} onShown={onShown} />
      )}
    </Suspense>
  );
}

function Destroyed({ at }: { at: string }) {
  return (
    <p className="mailbox-forwarded">
      <FileX2 size={15} strokeWidth={1.6} aria-hidden />
      <span>{translate(readingMessages.destroyedOn(formatDate(at)))}</span>
    </p>
  );
}
