import { styled } from '@mui/material/styles';
import { type ReactNode, type Ref, Suspense, useDeferredValue, useMemo, useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { Caret } from '../../../rich-text/index.ts';
import { useIsPhone } from '../../../ui/use-match.ts';
import { DrawnPages, LetterSheet, sheetLabel } from '../../sheet/index.ts';
import { Corrections } from '../correcting/lazy.ts';
import { correctingMessages } from '../correcting/messages.ts';
import { useCorrections } from '../correcting/use-corrections.ts';
import { ErrorLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { placeOfCaret } from '../preview/place-of-caret.ts';
import { useLivePages } from '../preview/use-live-pages.ts';
import { contentMessages } from './content-messages.ts';
import { StepBar } from './mode-bar.tsx';
import { Segments } from './segments.tsx';

type Props = {
  top: ReactNode;
  /** The faults that stand there. */
  told?: readonly (string | undefined)[];
  children: ReactNode;
  /** Where one writes. */
  caret: Caret | null;
  /** The text is another one now. */
  onReplaced?: () => void;
};

/** Shows text left, pages right; only one of them on narrow screens. */
export function WriteAndPreview({ top, told, children, caret, onReplaced }: Props) {
  const [shown, setShown] = useState<'write' | 'preview'>('write');
  const corrections = useCorrections();
  const isCorrected = corrections !== null && onReplaced !== undefined;
  const [side, setSide] = useState<'corrections' | 'preview'>(isCorrected ? 'corrections' : 'preview');
  const place = useRef<HTMLElement>(null);
  const isPreviewed = !useIsPhone() && side === 'preview';
  const { drawn, faults } = useLivePages(place, `${shown} ${side}`, isPreviewed, told);
  return (
    <Halves data-shown={shown}>
      <StepBar>
        {top}
        {faults.map((fault) => (
          <ErrorLine key={fault} text={fault} />
        ))}
        <span className="which">
          <Segments
            label={translate(contentMessages.view)}
            value={shown}
            choices={[
              { value: 'write', label: translate(contentMessages.text) },
              {
                value: 'preview',
                label: translate(
                  side === 'preview' ? contentMessages.preview : correctingMessages.tab(corrections ?? 0),
                ),
              },
            ]}
            onChange={setShown}
          />
        </span>
        {isCorrected && (
          <Segments
            label={translate(contentMessages.view)}
            value={side}
            choices={[
              { value: 'corrections', label: translate(correctingMessages.tab(corrections)) },
              { value: 'preview', label: translate(contentMessages.preview) },
            ]}
            onChange={setSide}
          />
        )}
      </StepBar>
      <div className="halves">
        <div className="write">{children}</div>
        {isCorrected && side === 'corrections' ? (
          <aside className="preview corrections">
            <Suspense>
              <Corrections onReplaced={onReplaced} />
            </Suspense>
          </aside>
        ) : (
          <Preview place={place} drawn={drawn} caret={caret} />
        )}
      </div>
    </Halves>
  );
}

type PreviewProps = Pick<Props, 'caret'> &
  Pick<ReturnType<typeof useLivePages>, 'drawn'> & { place: Ref<HTMLElement> };

/** The pages as they are printed; on a phone the text as it flows. */
export function Preview({ place, drawn, caret }: PreviewProps) {
  const isPhone = useIsPhone();
  const label = translate(contentMessages.previewOfLetter);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
    <section ref={place} className="preview" aria-label={label} tabIndex={0}>
      <h2>
        {translate(contentMessages.preview)} <small>{translate(contentMessages.followsTyping)}</small>
      </h2>
      {isPhone ? <FlowingLetter /> : <Pages drawn={drawn} caret={caret} />}
    </section>
  );
}

/** The old page until the new is here; flowing text without the server, and where no pages can be had. */
function Pages({ drawn, caret }: Pick<Props, 'caret'> & Pick<ReturnType<typeof useLivePages>, 'drawn'>) {
  const { sheet, autosave } = useWizard();
  const here = useMemo(() => (drawn && caret ? placeOfCaret(drawn, caret) : null), [drawn, caret]);
  const isStored = autosave.snapshot().version !== undefined;
  if (drawn === null || (!drawn && !isStored)) return <FlowingLetter />;
  return <DrawnPages drawn={drawn} label={sheetLabel(sheet)} here={here} />;
}

function FlowingLetter() {
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
    gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)',
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
  '& .corrections': { padding: 0, background: 'var(--surface)' },
  '& .preview > h2': { margin: '0 0 10px', fontSize: '0.75rem', lineHeight: '16px', fontWeight: 650 },
  '& .preview small': { fontSize: 'inherit', fontWeight: 400, color: 'var(--ink-2)', marginLeft: 6 },
  '@container (max-width: 860px)': {
    '& .halves': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .which': { display: 'inline-flex' },
    '& .write': { borderRight: 0 },
    '& .preview:not(.corrections)': { padding: '12px 16px 20px' },
    '&[data-shown=write] .preview': { display: 'none' },
    '&[data-shown=preview] .write': { display: 'none' },
  },
});
