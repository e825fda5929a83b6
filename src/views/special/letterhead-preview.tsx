import Button from '@mui/material/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { printedLetterhead } from '../../../domain/letters/letterhead-style.ts';
import { sampleAnnex, sampleBody } from '../../../domain/letters/sample-letter.ts';
import { isBlankHtml } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { LetterSheet, sheetOf } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Desk, Panel } from './panel.tsx';
import { PdfButton } from './pdf-button.tsx';
import { sampleSheet } from './sample-sheet.ts';
import { useOwnLetter } from './use-own-letter.ts';

/** Previews the letterhead on a letter of the company or a sample: a sheet while typing, a PDF on demand. */
export default function LetterheadPreview({ values, refuse }: CompanionProps) {
  const { letterheadPdf } = useNaskah();
  const shown = useDeferredValue(values);
  const letterhead = useMemo(() => printedLetterhead(shown), [shown]);
  const own = useOwnLetter(letterhead.name);
  const [isOwn, setOwn] = useState(false);
  const sheet = useMemo(
    () =>
      own && isOwn
        ? sheetOf(own, { ...own.paper, letterhead })
        : sampleSheet({
            ...{ bodyHtml: sampleBody + sampleAnnex, letterhead },
            ...{ arrangement: 'surat', kindName: 'Surat Dinas' },
          }),
    [letterhead, own, isOwn],
  );
  const number = isOwn && own?.number;
  const typed = number ? specialMessages.followsOn(number) : specialMessages.follows;
  const stored = number ? specialMessages.asStoredOn(number) : specialMessages.asStored;
  return (
    <Panel aria-label={translate(specialMessages.preview)}>
      <header>
        <h3>{translate(specialMessages.preview)}</h3>
        <small>{translate(refuse ? typed : stored)}</small>
        {own?.number && (
          <Button size="small" onClick={() => setOwn(!isOwn)}>
            {translate(isOwn ? specialMessages.onSample : specialMessages.onLetter)}
          </Button>
        )}
        <PdfButton
          refuse={refuse}
          make={() => letterheadPdf({ ...draftOf(values), ...(own && isOwn && { letterId: own.id }) })}
        />
      </header>
      {isBlankHtml(letterhead.content ?? '') ? (
        <p>{translate(specialMessages.emptyPreview)}</p>
      ) : (
        <Desk tabIndex={0} role="group" aria-label={translate(specialMessages.preview)}>
          <LetterSheet letter={sheet} />
        </Desk>
      )}
      <p>{translate(specialMessages.signedKeepTheirs)}</p>
    </Panel>
  );
}

/** What the server sets: the fields that paper shows. */
const draftOf = (values: CompanionProps['values']) => {
  const text = (name: string) => (typeof values[name] === 'string' && values[name] ? values[name] : null);
  return {
    companyName: text('companyName') ?? '',
    content: text('content') ?? '',
    ...{ logo: text('logo'), colour: text('colour'), font: text('font'), footer: text('footer') },
    followingHead: text('followingHead'),
    fontSize: typeof values.fontSize === 'number' ? values.fontSize : null,
    justified: values.justified !== false,
  };
};
