import { styled } from '@mui/material/styles';
import { emptyIncoming, paperPlaceLabel } from '../../../../domain/letters/incoming.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDate, formatSize } from '../../../ui/format.ts';
import { printedName } from '../../sheet/index.ts';
import { FormColumn } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { DetailFacts } from '../steps/detail-facts.tsx';
import { Facts } from '../steps/facts.tsx';
import { Missing } from '../steps/missing.tsx';
import { incomingMessages } from './messages.ts';
import { RegisteredBeforeStrip } from './registered-before-strip.tsx';
import { ScanView } from './scan-view.tsx';

export default function IncomingSummaryStep() {
  const { draft, missing, refused } = useWizard();
  const block = draft.externalToInternal ?? emptyIncoming;
  const scan = draft.attachments.find((file) => file.isDocument);
  const files = draft.attachments.filter((file) => !file.isDocument);
  return (
    <FormColumn>
      {missing.length + refused.length > 0 ? (
        <Missing before={translate(incomingMessages.registered)} />
      ) : (
        <Strip tone="ok">{translate(incomingMessages.ready)}</Strip>
      )}
      <RegisteredBeforeStrip />
      <DetailFacts />
      <Facts
        title={translate(incomingMessages.form)}
        view="formulir-naskah"
        facts={[
          [translate(incomingMessages.sender), block.externalSenderName],
          [translate(incomingMessages.number), draft.number],
          [
            translate(incomingMessages.placeAndDate),
            [draft.place, draft.scriptDate && formatDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          [translate(incomingMessages.subject), draft.subject],
          [translate(incomingMessages.receivedOn), block.receivedDate && formatDate(block.receivedDate)],
          [translate(incomingMessages.originalPlace), paperPlaceLabel(block)],
          [translate(incomingMessages.receivers), draft.receivers.map(printedName)],
          [
            translate(incomingMessages.ccs),
            draft.ccs.length > 0 ? draft.ccs.map(printedName) : translate(incomingMessages.none),
          ],
          [
            translate(incomingMessages.attachments),
            files.length > 0
              ? files.map((file) => `${file.title} (${formatSize(file.size)})`)
              : translate(incomingMessages.none),
          ],
        ]}
      />
      <Facts
        title={translate(incomingMessages.scan)}
        view="konten-naskah-alt"
        facts={[[translate(incomingMessages.file), scan && `${scan.fileName} (${formatSize(scan.size)})`]]}
      />
      {scan && (
        <Part aria-label={translate(incomingMessages.scanOfLetter)}>
          <h2>{translate(incomingMessages.scanOfLetter)}</h2>
          <ScanView file={scan} />
        </Part>
      )}
    </FormColumn>
  );
}

const Part = styled('section')({
  '& h2': { margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
});
