import { useDeferredValue, useMemo } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { arrangementOf } from '../../../domain/letters/layouts.ts';
import { sampleBody, sampleLetter } from '../../../domain/letters/sample-letter.ts';
import { translate } from '../../../lib/language.ts';
import { LetterSheet } from '../../letters/sheet/index.ts';
import { adjustmentsIn, shownAdjustments, tidied } from './adjustments-in.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Desk, Panel } from './panel.tsx';
import { PdfButton } from './pdf-button.tsx';
import { sampleSheet } from './sample-sheet.ts';
import { useOwnLetterhead } from './use-own-letterhead.ts';

/** Previews the subtype's paper: a sheet while it is changed, a PDF on demand. */
export default function ArrangementPreview({ values, refuse }: CompanionProps) {
  const { subTypePdf } = useNaskah();
  const letterhead = useOwnLetterhead();
  const { letterhead: hasLetterhead, name } = values;
  const arrangement = arrangementOf(values.arrangement);
  const kindName = typeof name === 'string' && name.trim() ? name : sampleLetter.kindName;
  const adjustments = useDeferredValue(values.adjustments);
  const sheet = useMemo(
    () =>
      sampleSheet({
        bodyHtml: sampleBody,
        letterhead: hasLetterhead === false ? null : letterhead,
        arrangement,
        adjustments: shownAdjustments(adjustments),
        kindName,
      }),
    [arrangement, hasLetterhead, letterhead, kindName, adjustments],
  );
  return (
    <Panel aria-label={translate(specialMessages.preview)}>
      <header>
        <h3>{translate(specialMessages.preview)}</h3>
        <small>{translate(specialMessages.arrangementPreview)}</small>
        <PdfButton
          refuse={refuse}
          make={() =>
            subTypePdf({
              ...{ name: kindName, letterhead: hasLetterhead !== false, arrangement },
              adjustments: tidied(adjustmentsIn(values.adjustments)),
            })
          }
        />
      </header>
      <Desk tabIndex={0} role="group" aria-label={translate(specialMessages.preview)}>
        <LetterSheet letter={sheet} />
      </Desk>
    </Panel>
  );
}
