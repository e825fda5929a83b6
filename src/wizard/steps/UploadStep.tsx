import { lazy, Suspense } from 'react';
import { say } from '../../../resources/language.ts';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { formatSize } from '../../shell/index.ts';
import { isContractOf, useSubKinds } from '../draft/lookups.ts';
import { fileFault, isPdf } from '../draft/read-file.ts';
import { useDesk } from '../frame/desk.ts';
import { ErrorLine } from '../frame/Field.tsx';
import { FormColumn, Section } from '../frame/Section.tsx';
import { contentWords } from './content-words.ts';
import { DocumentField, documentOf } from './DocumentField.tsx';
import { DocumentView } from './DocumentView.tsx';
import { ModeBar } from './ModeBar.tsx';

const InsertArticles = lazy(() => import('../contract/InsertArticles.tsx'));

/** konten-naskah-alt: a ready PDF instead of the editor; the naskah pengantar goes before it. */
export default function UploadStep() {
  const { draft, gapIn } = useDesk();
  const { options: subKinds } = useSubKinds();
  const gap = gapIn('contract');
  const document = documentOf(draft.attachments);
  return (
    <>
      <ModeBar />
      <FormColumn>
        {gap && <ErrorLine text={gap} />}
        {isContractOf(draft, subKinds) && (
          <Suspense>
            <InsertArticles />
          </Suspense>
        )}
        <Section title={say(contentWords.document)} help={say(contentWords.documentHelp)}>
          <DocumentField
            label={say(contentWords.pdfDocument)}
            one={say(contentWords.dokumen)}
            hint={say(contentWords.pdfHint(formatSize(attachmentLimits.bytes)))}
            accept="application/pdf,.pdf"
            faultOf={async (file) =>
              fileFault(file, undefined, ['pdf']) ??
              ((await isPdf(file)) ? null : say(contentWords.pdfNeeded))
            }
          />
          {document && <DocumentView key={document.key} file={document} />}
        </Section>
      </FormColumn>
    </>
  );
}
