import { styled } from '@mui/material/styles';
import { lazy, Suspense, useMemo } from 'react';
import { say } from '../../../resources/language.ts';
import { tagWordsOf } from '../draft/tag-words.ts';
import { useDesk } from '../frame/desk.ts';
import { ErrorLine, fieldId } from '../frame/Field.tsx';
import { StepSkeleton } from '../frame/StepSkeleton.tsx';
import { contentWords } from './content-words.ts';
import { TextFooter } from './TextFooter.tsx';
import { WriteAndPreview } from './WriteAndPreview.tsx';

const LetterEditor = lazy(() => import('../editor/LetterEditor.tsx'));

/** Naskah pengantar: optional before a letter written here, the letter itself before an uploaded document. */
export default function CoverStep() {
  const { draft, change, gapIn, sheet } = useDesk();
  const words = JSON.stringify(sheet.tagValues);
  const tagWords = useMemo(() => tagWordsOf(JSON.parse(words)), [words]);
  const gap = gapIn('coverContent');
  return (
    <WriteAndPreview
      sheet={{ ...sheet, bodyHtml: draft.coverContent }}
      top={
        <About>
          <b>{say(contentWords.cover)}</b>
          {draft.contentMode === 'upload' ? say(contentWords.coverNeeded) : say(contentWords.coverOptional)}
          {gap && <ErrorLine text={gap} />}
        </About>
      }
    >
      <Suspense fallback={<StepSkeleton />}>
        <LetterEditor
          id={fieldId('coverContent')}
          label={say(contentWords.coverContent)}
          text={draft.coverContent}
          onChange={(coverContent) => change({ coverContent })}
          tagWords={tagWords}
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
