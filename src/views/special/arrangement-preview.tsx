import { useMemo } from 'react';
import { arrangementOf } from '../../../domain/letters/layouts.ts';
import { sampleBody, sampleLetter } from '../../../domain/letters/sample-letter.ts';
import { translate } from '../../../lib/language.ts';
import { LetterSheet } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Desk, Panel } from './panel.tsx';
import { sampleSheet } from './sample-sheet.ts';
import { useOwnLetterhead } from './use-own-letterhead.ts';

export default function ArrangementPreview({ values }: CompanionProps) {
  const letterhead = useOwnLetterhead();
  const { arrangement, letterhead: hasLetterhead, name } = values;
  const sheet = useMemo(
    () =>
      sampleSheet({
        bodyHtml: sampleBody,
        letterhead: hasLetterhead === false ? null : letterhead,
        arrangement: arrangementOf(arrangement),
        kindName: typeof name === 'string' && name.trim() ? name : sampleLetter.kindName,
      }),
    [arrangement, hasLetterhead, letterhead, name],
  );
  return (
    <Panel aria-label={translate(specialMessages.preview)}>
      <header>
        <h3>{translate(specialMessages.preview)}</h3>
        <small>{translate(specialMessages.arrangementPreview)}</small>
      </header>
      <Desk tabIndex={0} role="group" aria-label={translate(specialMessages.preview)}>
        <LetterSheet letter={sheet} />
      </Desk>
    </Panel>
  );
}
