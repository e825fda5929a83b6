import { styled } from '@mui/material/styles';
import { memo, Suspense, startTransition, useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { Corrections } from '../correcting/lazy.ts';
import { correctingMessages } from '../correcting/messages.ts';
import { useCorrections } from '../correcting/use-corrections.ts';
import { Calm } from '../frame/calm.tsx';
import { ErrorLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { useLivePages } from '../preview/use-live-pages.ts';
import { contentMessages } from '../steps/content-messages.ts';
import { ModeSwitch, StepBar, WordPlace } from '../steps/mode-bar.tsx';
import { Segments } from '../steps/segments.tsx';
import { TemplateChoice } from '../steps/template-choice.tsx';
import { useContentEditor } from '../steps/use-content-editor.tsx';
import { Preview } from '../steps/write-and-preview.tsx';
import { ComposeSheet } from './compose-sheet.tsx';
import { composeMessages } from './messages.ts';
import { Panel } from './panel.tsx';

/** A memo written on its own sheet; beside it who decides, or the pages as they are printed. */
export default function ComposeStep() {
  const { missingIn } = useWizard();
  const { editor, caret, reload, templates, isBlank, setWordPlace } = useContentEditor((text) => (
    <ComposeSheet>{text}</ComposeSheet>
  ));
  const corrections = useCorrections();
  const [side, setSide] = useState<'corrections' | 'panel' | 'preview'>(
    corrections === null ? 'panel' : 'corrections',
  );
  const place = useRef<HTMLElement>(null);
  const missing = missingIn('content');
  const told = [missing, missingIn('subject')];
  const { drawn, faults } = useLivePages(place, side, side === 'preview', told);
  return (
    <Screen data-side={side}>
      <StepBar>
        <CalmModeSwitch />
        {missing && <ErrorLine text={missing} />}
        {faults.map((fault) => (
          <ErrorLine key={fault} text={fault} />
        ))}
        <Templates templates={templates} isBlank={isBlank} onReplaced={reload} />
        <WordPlace ref={setWordPlace} />
        <Segments
          label={translate(composeMessages.side)}
          value={side}
          choices={[
            ...(corrections === null
              ? []
              : [{ value: 'corrections' as const, label: translate(correctingMessages.tab(corrections)) }]),
            { value: 'panel', label: translate(composeMessages.chainTab) },
            { value: 'preview', label: translate(contentMessages.preview) },
          ]}
          onChange={(next) => startTransition(() => setSide(next))}
        />
      </StepBar>
      <div className="columns">
        <div className="write">{editor}</div>
        <aside className="side scrolls-fields" aria-label={translate(composeMessages.side)}>
          {side === 'corrections' && (
            <Suspense>
              <Corrections onReplaced={reload} />
            </Suspense>
          )}
          {side === 'panel' && <Panel />}
          {side === 'preview' && <Preview place={place} drawn={drawn} caret={caret} />}
        </aside>
      </div>
    </Screen>
  );
}

/** Not drawn anew with every letter. */
const CalmModeSwitch = memo(function CalmModeSwitch() {
  return (
    <Calm>
      <ModeSwitch />
    </Calm>
  );
});
const Templates = memo(function Templates(props: Parameters<typeof TemplateChoice>[0]) {
  return (
    <Calm>
      <TemplateChoice {...props} />
    </Calm>
  );
});

const Screen = styled('div')({
  flex: 1,
  minHeight: 400,
  display: 'flex',
  flexDirection: 'column',
  '& .columns': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 348px',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '&[data-side=preview] .columns': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' },
  // Narrower margins, so that the text keeps the paper's lines.
  '&[data-side=preview] .sheet-desk': { padding: '12px 12px 24px' },
  '&[data-side=preview] .letter-sheet': { padding: '24px 20px' },
  '@container (max-width: 1120px)': {
    '& .sheet-desk': { padding: '12px 12px 24px' },
    '& .letter-sheet': { padding: '24px 20px' },
  },
  '& .write': { minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' },
  '& .side': {
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    overflow: 'auto',
    background: 'var(--surface)',
    borderLeft: '1px solid var(--line)',
  },
  '&[data-side=preview] .side': { background: 'var(--desk)' },
  // The sheet first, what is beside it below: everything stays within one scroll.
  '@container (max-width: 940px)': {
    flex: 'none',
    '& .columns, &[data-side=preview] .columns': {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto auto',
    },
    '& .write': { minHeight: 300 },
    '& .write [role=toolbar]': { position: 'sticky', top: 0, zIndex: 2, background: 'var(--surface)' },
    // On a narrow screen first what to correct.
    '&[data-side=corrections] .side': { order: -1, maxHeight: '38vh' },
    '& .side': { borderLeft: 0, borderTop: '1px solid var(--line)' },
  },
});
