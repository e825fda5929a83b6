import Button from '@mui/material/Button';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { templateBody } from '../../letter-sheet/index.ts';
import { tagWordsOf } from '../draft/tag-words.ts';
import { useDesk } from '../frame/desk.ts';
import { ErrorLine, fieldId } from '../frame/Field.tsx';
import { StepSkeleton } from '../frame/StepSkeleton.tsx';
import { Strip, Strips } from '../frame/Strip.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';
import { TextFooter } from './TextFooter.tsx';
import { useTemplates, useTemplateText } from './use-template.ts';
import { WriteAndPreview } from './WriteAndPreview.tsx';

const LetterEditor = lazy(() => import('../editor/LetterEditor.tsx'));

/** The letter's text, and the sheet it becomes. */
export default function ContentStep() {
  const { draft, change, prefill, gapIn, sheet } = useDesk();
  const templates = useTemplates(draft.naskahDinasCategoryId);
  /** Another edition is another text: the editor starts anew. */
  const [edition, setEdition] = useState(0);
  const words = JSON.stringify(sheet.tagValues);
  const tagWords = useMemo(() => tagWordsOf(JSON.parse(words)), [words]);
  const gap = gapIn('content');
  const templateText = useTemplateText();
  const notify = useNotify();
  const [asked, setAsked] = useState<string>();
  const use = async (id: string) => {
    setAsked(id);
    try {
      const content = templateBody(await templateText(id));
      // What was typed meanwhile is not overwritten.
      change((now) => (now.content === '' ? { content } : {}));
      setEdition((before) => before + 1);
    } catch {
      notify('Template tidak dapat dimuat. Coba lagi.', { type: 'error' });
    } finally {
      setAsked(undefined);
    }
  };

  // The address asked for the editor, and nothing was uploaded yet.
  useEffect(() => {
    if (draft.contentMode !== 'editor') prefill({ contentMode: 'editor' });
  }, [draft.contentMode, prefill]);

  return (
    <WriteAndPreview
      top={
        <>
          <ModeSwitch />
          {gap && <ErrorLine text={gap} />}
        </>
      }
    >
      {draft.content === '' && templates.length > 0 && (
        <Strips>
          {templates.map((template) => (
            <Strip
              key={template.id}
              tone="info"
              action={
                <Button
                  size="small"
                  variant="text"
                  loading={asked === template.id}
                  onClick={() => use(template.id)}
                >
                  Pakai template
                </Button>
              }
            >
              Tersedia template <b>{template.label}</b>.
            </Strip>
          ))}
        </Strips>
      )}
      <Suspense fallback={<StepSkeleton />}>
        <LetterEditor
          key={edition}
          id={fieldId('content')}
          label="Isi naskah"
          text={draft.content}
          onChange={(content) => change({ content })}
          tagWords={tagWords}
          footer={<TextFooter html={draft.content} />}
        />
      </Suspense>
    </WriteAndPreview>
  );
}
