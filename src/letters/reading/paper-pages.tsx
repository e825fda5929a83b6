import Button from '@mui/material/Button';
import FileText from 'lucide-react/icons/file-text';
import TextAlignStart from 'lucide-react/icons/text-align-start';
import { useMemo } from 'react';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { useIsPhone } from '../../ui/use-match.ts';
import { DrawnPages, LetterSheet, sheetLabel, sheetOf, useDrawnPages } from '../sheet/index.ts';
import { readingMessages } from './messages.ts';
import { paperShown } from './paper-shown.ts';
import { useTextShown } from './use-text-shown.ts';

type Props = { letter: Letter; onShown?: (() => void) | undefined };

/**
 * The letter as the typesetter's own pages, so that what is read is what is signed; as flowing text on a phone, on
 * request, and where no pages can be had.
 */
export default function PaperPages({ letter, onShown }: Props) {
  const isPhone = useIsPhone();
  const kept = paperShown.use('');
  // A link cannot be followed in a picture.
  const shown = kept ?? (isPhone || letter.content.includes('<a ') ? 'text' : 'pages');
  const pages = useDrawnPages(letter.id, letter.version, shown === 'pages');
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  const hasNone = pages.data === null || pages.isError || pages.isPaused;
  const isText = shown === 'text' || hasNone;
  useTextShown(isText, letter.version, onShown);
  if (isText)
    return (
      <>
        {!hasNone && <Switch to="pages" />}
        <LetterSheet letter={sheet} />
      </>
    );
  return (
    <>
      <Switch to="text" />
      <DrawnPages
        drawn={pages.data}
        label={sheetLabel(sheet)}
        onShown={pages.isOfBefore ? undefined : onShown}
      />
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
        onClick={() => paperShown.write('', to)}
      >
        {translate(to === 'pages' ? readingMessages.showPages : readingMessages.showText)}
      </Button>
    </div>
  );
}
