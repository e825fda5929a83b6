import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { useDesk } from '../frame/desk.ts';
import { FormColumn, Section } from '../frame/section.tsx';
import { DocumentField, documentOf } from '../steps/document-field.tsx';
import { scanAccept, scanFault } from './scan-file.ts';
import { ScanView } from './scan-view.tsx';
import { incomingWords } from './words.ts';

/** konten-naskah of a letter from outside: its scan, and nothing to write (SPEC A5). */
export default function ScanStep() {
  const { draft } = useDesk();
  const scan = documentOf(draft.attachments);
  return (
    <FormColumn>
      <Section title={say(incomingWords.scanOfLetter)} help={say(incomingWords.scanHelp)}>
        <DocumentField
          label={say(incomingWords.scanFile)}
          one={say(incomingWords.scanOne)}
          hint={say(incomingWords.scanHint(formatSize(attachmentLimits.bytes)))}
          accept={scanAccept}
          faultOf={scanFault}
        />
        {scan && <ScanView key={scan.key} file={scan} />}
      </Section>
    </FormColumn>
  );
}
