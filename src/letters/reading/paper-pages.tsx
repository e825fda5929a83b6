import Button from '@mui/material/Button';
import FileText from 'lucide-react/icons/file-text';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { useEffect, useMemo, useRef } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../shell/use-match.ts';
import { deviceStore, inBrowser } from '../../ui/device-store.ts';
import { DrawnPages, LetterSheet, sheetOf, useDrawnPages } from '../sheet/index.ts';
import { readingMessages } from './messages.ts';

const chosen = deviceStore<'pages' | 'text'>('paper-shown', inBrowser);

/**
 * The letter as the typesetter's own pages, so that what is read is what is signed; as flowing text on a phone, on
 * request, and where no pages can be had.
 */
export default function PaperPages({ letter }: { letter: Letter }) {
  const isPhone = useIsPhone();
  const kept = chosen.use('');
  // A link cannot be followed in a picture.
  const shown = kept ?? (isPhone || letter.content.includes('<a ') ? 'text' : 'pages');
  const pages = useDrawnPages(letter.id, letter.version, shown === 'pages');
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  const hasNone = pages.data === null || pages.isError || pages.isPaused;
  if (shown === 'text' || hasNone)
    return (
      <>
        {!hasNone && <Switch to="pages" />}
        <LetterSheet letter={sheet} />
      </>
    );
  return (
    <>
      <Switch to="text" />
      <DrawnPages drawn={pages.data} />
      <Heard>
        <LetterSheet letter={sheet} />
      </Heard>
    </>
  );
}

function Switch({ to }: { to: 'pages' | 'text' }) {
  return (
    <div className="paper-switch">
      <Button
        size="small"
        variant="text"
        startIcon={to === 'pages' ? <FileText size={15} /> : <TextAlignStart size={15} />}
        onClick={() => chosen.write('', to)}
      >
        {translate(to === 'pages' ? readingMessages.showPages : readingMessages.showText)}
      </Button>
    </div>
  );
}

/** For screen readers, and whoever searches on the page: the pictures have no words. */
function Heard({ children }: { children: React.ReactNode }) {
  const heard = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The keyboard does not go where nothing is seen.
    for (const link of heard.current?.querySelectorAll('a') ?? []) link.tabIndex = -1;
  });
  return (
    <div className="sr-only" ref={heard}>
      {children}
    </div>
  );
}
