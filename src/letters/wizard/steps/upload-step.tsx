import { Suspense } from 'react';
import { layoutOf } from '../../../../domain/letters/layouts.ts';
import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { PdfFrame } from '../../sheet/index.ts';
import { InsertArticles, StateParties } from '../contract/lazy.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { isContractOf, useSubTypes } from '../draft/lookups.ts';
import { fileFault, isPdf } from '../draft/read-file.ts';
import { ErrorLine } from '../frame/field.tsx';
import { FormColumn, Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { useFileBlob } from '../uploads/index.ts';
import { contentMessages } from './content-messages.ts';
import { DocumentField, documentOf } from './document-field.tsx';
import { stepMessages } from './messages.ts';
import { ModeBar } from './mode-bar.tsx';

/** The uploaded document. */
function DocumentView({ file }: { file: DraftAttachment }) {
  const blob = useFileBlob(file, 'application/pdf');
  return blob && <PdfFrame blob={blob} title={translate(stepMessages.documentOf(file.fileName))} />;
}

/** konten-naskah-alt: a ready PDF instead of the editor; the naskah pengantar goes before it. */
export default function UploadStep() {
  const { draft, missingIn, sheet } = useWizard();
  const { options: subTypes } = useSubTypes();
  const fault = missingIn('contract');
  const document = documentOf(draft.attachments);
  return (
    <>
      <ModeBar />
      <FormColumn>
        {fault && <ErrorLine text={fault} />}
        {isContractOf(draft, subTypes) ? (
          <Suspense>
            <InsertArticles />
          </Suspense>
        ) : (
          layoutOf(sheet.arrangement).isOfParties && (
            <Suspense>
              <StateParties />
            </Suspense>
          )
        )}
        <Section title={translate(contentMessages.document)} help={translate(contentMessages.documentHelp)}>
          <DocumentField
            label={translate(contentMessages.pdfDocument)}
            one={translate(contentMessages.dokumen)}
            hint={translate(contentMessages.pdfHint(formatSize(attachmentLimits.bytes)))}
            accept="application/pdf,.pdf"
            faultOf={async (file) =>
              fileFault(file, undefined, ['pdf']) ??
              ((await isPdf(file)) ? null : translate(contentMessages.pdfNeeded))
            }
          />
          {document && <DocumentView key={document.key} file={document} />}
        </Section>
      </FormColumn>
    </>
  );
}
