import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import PenLine from 'lucide-react/icons/pen-line';
import { Suspense, useMemo, useState } from 'react';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { coverLimit } from '../../../../domain/letters/text-limits.ts';
import { translate } from '../../../../lib/language.ts';
import type { Caret } from '../../../rich-text/index.ts';
import { tagWordsOf } from '../draft/tag-messages.ts';
import { LetterEditor } from '../editor/lazy.ts';
import { ErrorLine, fieldId } from '../frame/field.tsx';
import { focusField } from '../frame/focus-field.ts';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';
import { WordPlace } from './mode-bar.tsx';
import { TextFooter } from './text-footer.tsx';
import { WriteAndPreview } from './write-and-preview.tsx';

/**
 * Edits the naskah pengantar: an optional page before a letter written here, the letter itself before an uploaded
 * document.
 */
export default function CoverStep() {
  const { draft } = useWizard();
  const [isWriting, setWriting] = useState(!isBlankHtml(draft.coverContent));
  return draft.contentMode === 'upload' || isWriting ? (
    <WriteCover />
  ) : (
    <Without>
      <h2>{translate(contentMessages.withoutCover)}</h2>
      <p>{translate(contentMessages.whatCoverIs)}</p>
      <Button
        variant="outlined"
        startIcon={<PenLine size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => {
          setWriting(true);
          focusField(`#${fieldId('coverContent')}`);
        }}
      >
        {translate(contentMessages.writeCover)}
      </Button>
    </Without>
  );
}

function WriteCover() {
  const { draft, change, missingIn, sheet } = useWizard();
  const words = JSON.stringify(sheet.tagValues);
  const tagWords = useMemo(() => tagWordsOf(JSON.parse(words)), [words]);
  const fault = missingIn('coverContent');
  const isUpload = draft.contentMode === 'upload';
  const [caret, setCaret] = useState<Caret | null>(null);
  const [wordPlace, setWordPlace] = useState<Element | null>(null);
  return (
    <WriteAndPreview
      caret={caret}
      told={[fault]}
      top={
        <About>
          <b>{translate(contentMessages.cover)}</b>
          {translate(isUpload ? contentMessages.coverNeeded : contentMessages.coverOptional)}
          {fault && <ErrorLine text={fault} />}
          <WordPlace ref={setWordPlace} />
        </About>
      }
    >
      <Suspense fallback={<StepSkeleton />}>
        <LetterEditor
          id={fieldId('coverContent')}
          label={translate(contentMessages.coverContent)}
          text={draft.coverContent}
          onChange={(coverContent) => change({ coverContent })}
          tagWords={tagWords}
          most={coverLimit}
          wordPlace={wordPlace}
          onCaret={setCaret}
          footer={<TextFooter html={draft.coverContent} />}
        />
      </Suspense>
    </WriteAndPreview>
  );
}

const About = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '2px 10px',
  minHeight: 34,
  color: 'var(--ink-2)',
  '& b': { fontWeight: 650, color: 'var(--ink)' },
});
const Without = styled('div')({
  flex: 1,
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  gap: 6,
  padding: 24,
  textAlign: 'center',
  '& h2': { margin: 0, fontSize: '0.9375rem', lineHeight: '20px', fontWeight: 650 },
  '& p': { margin: '0 0 10px', maxWidth: 460, color: 'var(--ink-2)' },
});
