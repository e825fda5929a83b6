import { styled } from '@mui/material/styles';
import { emptyIncoming, paperPlaceLabel } from '../../../../domain/letters/incoming.ts';
import { flowOf, flowWords, urgencies } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import { formatDate, formatSize } from '../../../ui/format.ts';
import { printedName } from '../../sheet/index.ts';
import { useDesk } from '../frame/desk.ts';
import { FormColumn } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { Facts } from '../steps/facts.tsx';
import { Missing } from '../steps/missing.tsx';
import { RegisteredBeforeStrip } from './registered-before-strip.tsx';
import { ScanView } from './scan-view.tsx';
import { incomingWords } from './words.ts';

export default function IncomingSummaryStep() {
  const { draft, gaps, refused } = useDesk();
  const block = draft.externalToInternal ?? emptyIncoming;
  const scan = draft.attachments.find((file) => file.isDocument);
  const files = draft.attachments.filter((file) => !file.isDocument);
  return (
    <FormColumn>
      {gaps.length + refused.length > 0 ? (
        <Missing before={say(incomingWords.registered)} />
      ) : (
        <Strip tone="ok">{say(incomingWords.ready)}</Strip>
      )}
      <RegisteredBeforeStrip />
      <Facts
        title={say(incomingWords.details)}
        view="detail-naskah"
        facts={[
          [say(incomingWords.flow), say(flowWords[flowOf(draft)])],
          [say(incomingWords.kind), draft.kindName],
          [say(incomingWords.subType), draft.subTypeName],
          [say(incomingWords.security), draft.securityName],
          [
            say(incomingWords.urgency),
            say(urgencies.find((urgency) => urgency.value === draft.urgency)?.label),
          ],
          [say(incomingWords.classification), draft.archiveName],
        ]}
      />
      <Facts
        title={say(incomingWords.form)}
        view="formulir-naskah"
        facts={[
          [say(incomingWords.sender), block.externalSenderName],
          [say(incomingWords.number), draft.number],
          [
            say(incomingWords.placeAndDate),
            [draft.place, draft.scriptDate && formatDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          [say(incomingWords.subject), draft.subject],
          [say(incomingWords.receivedOn), block.receivedDate && formatDate(block.receivedDate)],
          [say(incomingWords.originalPlace), paperPlaceLabel(block)],
          [say(incomingWords.receivers), draft.receivers.map(printedName)],
          [
            say(incomingWords.ccs),
            draft.ccs.length > 0 ? draft.ccs.map(printedName) : say(incomingWords.none),
          ],
          [
            say(incomingWords.attachments),
            files.length > 0
              ? files.map((file) => `${file.title} (${formatSize(file.size)})`)
              : say(incomingWords.none),
          ],
        ]}
      />
      <Facts
        title={say(incomingWords.scan)}
        view="konten-naskah-alt"
        facts={[[say(incomingWords.file), scan && `${scan.fileName} (${formatSize(scan.size)})`]]}
      />
      {scan && (
        <Part aria-label={say(incomingWords.scanOfLetter)}>
          <h2>{say(incomingWords.scanOfLetter)}</h2>
          <ScanView file={scan} />
        </Part>
      )}
    </FormColumn>
  );
}

const Part = styled('section')({
  '& h2': { margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
});
