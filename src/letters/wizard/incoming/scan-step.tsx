import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { FormColumn, Section } from '../frame/section.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { DocumentField, documentOf } from '../steps/document-field.tsx';
import { incomingMessages } from './messages.ts';
import { scanAccept, scanFault } from './scan-file.ts';
import { ScanView } from './scan-view.tsx';

/** konten-naskah of a letter from outside: its scan, and nothing to write (SPEC A5). */
export default function ScanStep() {
  const { draft } = useWizard();
  const scan = documentOf(draft.attachments);
  return (
    <FormColumn>
      <Section title={translate(incomingMessages.scanOfLetter)} help={translate(incomingMessages.scanHelp)}>
        <DocumentField
          label={translate(incomingMessages.scanFile)}
          one={translate(incomingMessages.scanOne)}
          hint={translate(incomingMessages.scanHint(formatSize(attachmentLimits.bytes)))}
          accept={scanAccept}
          faultOf={scanFault}
        />
        {scan && <ScanView key={scan.key} file={scan} />}
      </Section>
    </FormColumn>
  );
}
