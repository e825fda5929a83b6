import { useDeferredValue, useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { sampleBody } from '../../../domain/letters/sample-letter.ts';
import { isBlankHtml } from '../../../domain/letters/tags.ts';
import { say } from '../../../lib/language.ts';
import { LetterSheet } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { Desk, Panel } from './panel.tsx';
import { PdfButton } from './pdf-button.tsx';
import { sampleSheet } from './sample-sheet.ts';
import { specialWords } from './words.ts';

/** Previews a sample letter on the letterhead: a sheet while typing, a PDF on demand. */
export default function LetterheadPreview({ values, refuse }: CompanionProps) {
  const { letterheadPdf } = useNaskah();
  const content = typeof values.content === 'string' ? values.content : '';
  const companyName = typeof values.companyName === 'string' ? values.companyName : '';
  const logo = typeof values.logo === 'string' && values.logo ? values.logo : null;
  const shown = useDeferredValue(content);
  const sheet = useMemo(
    () =>
      sampleSheet({
        bodyHtml: sampleBody,
        letterhead: { name: companyName, address: '', content: shown, logo },
        arrangement: 'surat',
        kindName: 'Surat Dinas',
      }),
    [shown, companyName, logo],
  );
  return (
    <Panel aria-label={say(specialWords.preview)}>
      <header>
        <h3>{say(specialWords.preview)}</h3>
        <small>{say(specialWords.follows)}</small>
        <PdfButton refuse={refuse} make={() => letterheadPdf({ content, companyName, logo })} />
      </header>
      {isBlankHtml(shown) ? (
        <p>{say(specialWords.emptyPreview)}</p>
      ) : (
        <Desk tabIndex={0} role="group" aria-label={say(specialWords.preview)}>
          <LetterSheet letter={sheet} />
        </Desk>
      )}
    </Panel>
  );
}
