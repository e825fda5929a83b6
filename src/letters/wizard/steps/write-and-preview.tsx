import { styled } from '@mui/material/styles';
import { type ReactNode, useDeferredValue, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { LetterSheet } from '../../sheet/index.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';
import { StepBar } from './mode-bar.tsx';
import { Segments } from './segments.tsx';

type Props = {
  top: ReactNode;
  children: ReactNode;
  /** Shown instead of the whole letter. */
  preview?: ReactNode;
};

/** Shows text left, sheet right; only one of them on narrow screens. */
export function WriteAndPreview({ top, children, preview }: Props) {
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  return (
    <Halves data-shown={shown}>
      <StepBar>
        {top}
        <span className="which">
          <Segments
            label={translate(contentMessages.view)}
            value={shown}
            choices={[
              { value: 'write', label: translate(contentMessages.text) },
              { value: 'preview', label: translate(contentMessages.preview) },
            ]}
            onChange={setShown}
          />
        </span>
      </StepBar>
      <div className="halves">
        <div className="write">{children}</div>
        <Preview>{preview ?? <WholeLetter />}</Preview>
      </div>
    </Halves>
  );
}

function Preview({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section className="preview" aria-label={translate(contentMessages.previewOfLetter)} tabIndex={0}>
      <h2>
        {translate(contentMessages.preview)} <small>{translate(contentMessages.followsTyping)}</small>
      </h2>
      {children}
    </section>
  );
}

function WholeLetter() {
  return <LetterSheet letter={useDeferredValue(useWizard().sheet)} unfilled="mark" />;
}

const Halves = styled('div')({
  flex: 1,
  // In low windows the step scrolls, so that there is still room to write.
  minHeight: 400,
  display: 'flex',
  flexDirection: 'column',
  '& .halves': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gridTemplateRows: 'minmax(0, 1fr)',
  },
  '& .which': { display: 'none' },
  '& .write': {
    minWidth: 0,
    minHeight: 0,
    display: 'flex',
    flexDirection: 'column',
    borderRight: '1px solid var(--line)',
  },
  '& .preview': { minWidth: 0, minHeight: 0, overflow: 'auto', padding: '14px 28px 28px' },
  '& .preview > h2': { margin: '0 0 10px', fontSize: '0.75rem', lineHeight: '16px', fontWeight: 650 },
  '& .preview small': { fontSize: 'inherit', fontWeight: 400, color: 'var(--ink-2)', marginLeft: 6 },
  '@container (max-width: 860px)': {
    '& .halves': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .which': { display: 'inline-flex' },
    '& .write': { borderRight: 0 },
    '& .preview': { padding: '12px 16px 20px' },
    '&[data-shown=write] .preview': { display: 'none' },
    '&[data-shown=preview] .write': { display: 'none' },
  },
});
