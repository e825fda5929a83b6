import { useDeferredValue, useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Adjustments } from '../../../domain/letters/adjustments-schema.ts';
import { arrangementOf } from '../../../domain/letters/layouts.ts';
import { sampleLetter } from '../../../domain/letters/sample-letter.ts';
import { isBlankHtml } from '../../../domain/letters/tags.ts';
import { translate } from '../../../lib/language.ts';
import { LetterSheet, printedTwice, templateBody } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Desk, Panel } from './panel.tsx';
import { PdfButton } from './pdf-button.tsx';
import { sampleSheet } from './sample-sheet.ts';
import { useLookup } from './use-lookup.ts';
import { useOwnLetterhead } from './use-own-letterhead.ts';

/** Previews the template's letter: a sheet, while typing or as stored, and a PDF on demand. */
export default function TemplatePreview({ values, refuse }: CompanionProps) {
  const { templatePdf } = useNaskah();
  const kinds = useLookup('master-data.sub-jenis-naskah-dinas');
  const letterhead = useOwnLetterhead();
  const content = typeof values.content === 'string' ? values.content : '';
  const kindId = typeof values.scriptSubTypeId === 'string' ? values.scriptSubTypeId : null;
  const shown = useDeferredValue(content);
  const body = useMemo(() => (isBlankHtml(shown) ? '' : templateBody(shown)), [shown]);
  const kind = kinds.find(({ id }) => id === kindId);
  const twice = useMemo(
    () => printedTwice(shown, arrangementOf(kind?.arrangement)),
    [shown, kind?.arrangement],
  );
  const sheet = useMemo(
    () =>
      sampleSheet({
        bodyHtml: body,
        letterhead: kind?.letterhead === false ? null : letterhead,
        arrangement: arrangementOf(kind?.arrangement),
        adjustments: (kind?.adjustments as Adjustments | undefined) ?? null,
        kindName: kind?.label ?? sampleLetter.kindName,
      }),
    [body, kind, letterhead],
  );
  return (
    <Panel aria-label={translate(specialMessages.preview)}>
      <header>
        <h3>{translate(specialMessages.preview)}</h3>
        <small>{translate(refuse ? specialMessages.follows : specialMessages.asStored)}</small>
        <PdfButton
          refuse={refuse}
          make={() => templatePdf({ content: body || content, scriptSubTypeId: kindId })}
        />
      </header>
      {body ? (
        <Desk tabIndex={0} role="group" aria-label={translate(specialMessages.preview)}>
          <LetterSheet letter={sheet} unfilled="mark" />
        </Desk>
      ) : (
        <p>{translate(specialMessages.emptyPreview)}</p>
      )}
      {twice.length > 0 && <p role="status">{translate(specialMessages.printedTwice(twice))}</p>}
      <p>{translate(specialMessages.printedByLetter)}</p>
    </Panel>
  );
}
