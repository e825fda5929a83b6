import { styled } from '@mui/material/styles';
import { emptyIncoming, paperPlaceLabel } from '../../../resources/naskah-dinas/incoming.ts';
import { flowLabels, flowOf, urgencies } from '../../../resources/naskah-dinas/letter.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { printedName } from '../../letter-sheet/index.ts';
import { formatSize } from '../../shell/index.ts';
import { useDesk } from '../frame/desk.ts';
import { FormColumn } from '../frame/Section.tsx';
import { Strip } from '../frame/Strip.tsx';
import { Facts } from '../steps/Facts.tsx';
import { Missing } from '../steps/Missing.tsx';
import { RegisteredBeforeStrip } from './RegisteredBeforeStrip.tsx';
import { ScanView } from './ScanView.tsx';

/** Everything entered about a letter from outside, what is still missing, and its scan. */
export default function IncomingSummaryStep() {
  const { draft, gaps, refused } = useDesk();
  const block = draft.externalToInternal ?? emptyIncoming;
  const scan = draft.attachments.find((file) => file.isDocument);
  const files = draft.attachments.filter((file) => !file.isDocument);
  return (
    <FormColumn>
      {gaps.length + refused.length > 0 ? (
        <Missing before="didaftarkan" />
      ) : (
        <Strip tone="ok">Naskah lengkap dan siap didaftarkan.</Strip>
      )}
      <RegisteredBeforeStrip />
      <Facts
        title="Detail naskah"
        view="detail-naskah"
        facts={[
          ['Alur', flowLabels[flowOf(draft)]],
          ['Jenis naskah', draft.kindName],
          ['Sub jenis', draft.subKindName],
          ['Klasifikasi keamanan', draft.securityName],
          ['Urgensi', urgencies.find((urgency) => urgency.value === draft.urgency)?.label],
          ['Klasifikasi arsip', draft.archiveName],
        ]}
      />
      <Facts
        title="Formulir"
        view="formulir-naskah"
        facts={[
          ['Pengirim', block.externalSenderName],
          ['Nomor naskah asli', draft.number],
          [
            'Tempat, tanggal',
            [draft.place, draft.scriptDate && longDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          ['Perihal', draft.subject],
          ['Tanggal diterima', block.receivedDate && longDate(dayInWib(block.receivedDate))],
          ['Tempat naskah asli', paperPlaceLabel(block)],
          ['Penerima', draft.receivers.map(printedName)],
          ['Tembusan', draft.ccs.length > 0 ? draft.ccs.map(printedName) : 'Tidak ada'],
          [
            'Lampiran',
            files.length > 0 ? files.map((file) => `${file.title} (${formatSize(file.size)})`) : 'Tidak ada',
          ],
        ]}
      />
      <Facts
        title="Pindaian"
        view="konten-naskah-alt"
        facts={[['Berkas', scan && `${scan.fileName} (${formatSize(scan.size)})`]]}
      />
      {scan && (
        <Part aria-label="Pindaian naskah">
          <h2>Pindaian naskah</h2>
          <ScanView file={scan} />
        </Part>
      )}
    </FormColumn>
  );
}

const Part = styled('section')({
  '& h2': { margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
});
