import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { contentLimit } from '../../../../domain/letters/text-limits.ts';
import { translate } from '../../../../lib/language.ts';
import type { Caret } from '../../../rich-text/index.ts';
import { isComposed } from '../compose/is-composed.ts';
import { isContractOf, useSubTypes } from '../draft/lookups.ts';
import { tagWordsOf } from '../draft/tag-messages.ts';
import { ErrorLine, fieldId } from '../frame/field.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';
import { ModeSwitch, WordPlace } from './mode-bar.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { TextFooter } from './text-footer.tsx';
import { useTemplates } from './use-template.ts';
import { WriteAndPreview } from './write-and-preview.tsx';

const ComposeStep = lazy(() => import('../compose/compose-step.tsx'));
const InsertArticles = lazy(() => import('../contract/insert-articles.tsx'));
const StateParties = lazy(() => import('../contract/state-parties.tsx'));
const LetterEditor = lazy(() => import('../editor/letter-editor.tsx'));

/** The letter's text, and the sheet it becomes. */
export default function ContentStep() {
  const { draft } = useWizard();
  return isComposed(draft) ? <ComposeStep /> : <TextAndPages />;
}

function TextAndPages() {
  const { draft, change, prefill, missingIn, sheet } = useWizard();
  const templates = useTemplates(draft.naskahDinasCategoryId);
  /** Editor key: changed to reload the editor with another text. */
  const [edition, setEdition] = useState(0);
  const [caret, setCaret] = useState<Caret | null>(null);
  const [wordPlace, setWordPlace] = useState<Element | null>(null);
  const words = JSON.stringify(sheet.tagValues);
  const tagWords = useMemo(() => tagWordsOf(JSON.parse(words)), [words]);
  const { options: subTypes } = useSubTypes();
  const missing = [missingIn('content'), missingIn('contract')];
  const isBlank = isBlankHtml(draft.content);

  // The address requests the editor although the draft is in upload mode.
  useEffect(() => {
    if (draft.contentMode !== 'editor') prefill({ contentMode: 'editor' });
  }, [draft.contentMode, prefill]);

  return (
    <WriteAndPreview
      caret={caret}
      top={
        <>
          <ModeSwitch />
          {missing.map((fault) => fault && <ErrorLine key={fault} text={fault} />)}
          {isContractOf(draft, subTypes) ? (
            <Suspense>
              <InsertArticles onReplaced={() => setEdition((before) => before + 1)} />
            </Suspense>
          ) : (
            layoutOf(sheet.arrangement).isOfParties && (
              <Suspense>
                <StateParties />
              </Suspense>
            )
          )}
          <TemplateChoice
            templates={templates}
            isBlank={isBlank}
            onReplaced={() => setEdition((before) => before + 1)}
          />
          <WordPlace ref={setWordPlace} />
        </>
      }
    >
      <Suspense fallback={<StepSkeleton />}>
        <LetterEditor
          key={edition}
          id={fieldId('content')}
          label={translate(contentMessages.content)}
          text={draft.content}
          onChange={(content) => change({ content })}
          tagWords={tagWords}
          most={contentLimit}
          wordPlace={wordPlace}
          onCaret={setCaret}
          footer={<TextFooter html={draft.content} />}
        />
      </Suspense>
    </WriteAndPreview>
  );
}
