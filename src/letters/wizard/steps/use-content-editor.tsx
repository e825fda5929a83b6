import { type ReactNode, Suspense, startTransition, useCallback, useMemo, useRef, useState } from 'react';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { contentLimit } from '../../../../domain/letters/text-limits.ts';
import { translate } from '../../../../lib/language.ts';
import type { Caret } from '../../../rich-text/index.ts';
import { tagWordsOf } from '../draft/tag-messages.ts';
import { LetterEditor } from '../editor/lazy.ts';
import { fieldId } from '../frame/field.tsx';
import { StepSkeleton } from '../frame/step-skeleton.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';
import { TextFooter } from './text-footer.tsx';
import { useTemplates } from './use-template.ts';

/**
 * The editor of the draft's text, with what the bar above it needs.
 * @param around lays the text among the other parts of its sheet
 */
export function useContentEditor(around?: (text: ReactNode) => ReactNode) {
  const { draft, autosave, write, sheet } = useWizard();
  const templates = useTemplates(draft.naskahDinasCategoryId);
  /** Editor key: changed to reload the editor with another text. */
  const [edition, setEdition] = useState(0);
  const newest = useRef(edition);
  const reload = useCallback(() => {
    newest.current += 1;
    setEdition(newest.current);
  }, []);
  const [caret, setCaret] = useState<Caret | null>(null);
  const follow = useCallback((at: Caret | null) => startTransition(() => setCaret(at)), []);
  const [wordPlace, setWordPlace] = useState<Element | null>(null);
  const words = JSON.stringify(sheet.tagValues);
  const tagWords = useMemo(() => tagWordsOf(JSON.parse(words)), [words]);
  const editor = (
    <Suspense fallback={<StepSkeleton />}>
      <LetterEditor
        key={edition}
        id={fieldId('content')}
        label={translate(contentMessages.content)}
        // What is drawn may be older.
        text={autosave.snapshot().document.content}
        // An editor tells its last key when it goes: another text has taken that one's place.
        onChange={(content) => edition === newest.current && write({ content })}
        tagWords={tagWords}
        most={contentLimit}
        wordPlace={wordPlace}
        onCaret={follow}
        {...(around && { around })}
        footer={<TextFooter html={draft.content} />}
      />
    </Suspense>
  );
  return { editor, caret, reload, templates, isBlank: isBlankHtml(draft.content), setWordPlace };
}
