import { Suspense, useEffect } from 'react';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { isComposed } from '../compose/is-composed.ts';
import { ComposeStep } from '../compose/lazy.ts';
import { InsertArticles, StateParties } from '../contract/lazy.ts';
import { isContractOf, useSubTypes } from '../draft/lookups.ts';
import { ErrorLine } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { ModeSwitch, WordPlace } from './mode-bar.tsx';
import { TemplateChoice } from './template-choice.tsx';
import { useContentEditor } from './use-content-editor.tsx';
import { WriteAndPreview } from './write-and-preview.tsx';

/** The letter's text, and the sheet it becomes. */
export default function ContentStep() {
  const { draft } = useWizard();
  return isComposed(draft) ? <ComposeStep /> : <TextAndPages />;
}

function TextAndPages() {
  const { draft, prefill, missingIn, sheet } = useWizard();
  const { editor, caret, reload, templates, isBlank, setWordPlace } = useContentEditor();
  const { options: subTypes } = useSubTypes();
  const isContract = isContractOf(draft, subTypes);
  const missing = [missingIn('content'), missingIn('contract')];

  // The address requests the editor although the draft is in upload mode.
  useEffect(() => {
    if (draft.contentMode !== 'editor') prefill({ contentMode: 'editor' });
  }, [draft.contentMode, prefill]);

  return (
    <WriteAndPreview
      caret={caret}
      onReplaced={reload}
      told={missing}
      top={
        <>
          <ModeSwitch />
          {missing.map((fault) => fault && <ErrorLine key={fault} text={fault} />)}
          {isContract ? (
            <Suspense>
              <InsertArticles onReplaced={reload} />
            </Suspense>
          ) : (
            layoutOf(sheet.arrangement).isOfParties && (
              <Suspense>
                <StateParties />
              </Suspense>
            )
          )}
          <TemplateChoice
            {...{ templates, isBlank }}
            // An agreement's parties and articles stand in the same line.
            isShort={isContract}
            onReplaced={reload}
          />
          <WordPlace ref={setWordPlace} data-short={isContract || undefined} />
        </>
      }
    >
      {editor}
    </WriteAndPreview>
  );
}
