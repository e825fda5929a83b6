import { useDeferredValue, useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { sampleBody } from '../../../domain/letters/sample-letter.ts';
import { isBlankHtml } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { LetterSheet } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Desk, Panel } from './panel.tsx';
import { PdfButton } from './pdf-button.tsx';
import { sampleSheet } from './sample-sheet.ts';

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
    <Panel aria-label={translate(specialMessages.preview)}>
      <header>
        <h3>{translate(specialMessages.preview)}</h3>
        <small>{translate(specialMessages.follows)}</small>
        <PdfButton refuse={refuse} make={() => letterheadPdf({ content, companyName, logo })} />
      </header>
      {isBlankHtml(shown) ? (
        <p>{translate(specialMessages.emptyPreview)}</p>
      ) : (
        <Desk tabIndex={0} role="group" aria-label={translate(specialMessages.preview)}>
          <LetterSheet letter={sheet} />
        </Desk>
      )}
    </Panel>
  );
}
