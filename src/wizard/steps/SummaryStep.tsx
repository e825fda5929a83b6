import { flowLabels, flowOf, urgencies } from '../../../resources/naskah-dinas/letter.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { printedName } from '../../letter-sheet/index.ts';
import { formatSize } from '../../shell/index.ts';
import type { Draft } from '../draft/draft.ts';
import { missingTags, openBrackets, outside, wordCount } from '../draft/paper.ts';
import { useDesk } from '../frame/desk.ts';
import { viewOf } from '../frame/place.ts';
import { FormColumn } from '../frame/Section.tsx';
import { Strip } from '../frame/Strip.tsx';
import { shownSender } from '../signer/identity-draft.ts';
import { useBookedNumbers } from '../signer/use-booked-numbers.ts';
import { type Fact, Facts } from './Facts.tsx';
import { Missing } from './Missing.tsx';
import { PdfPreview } from './PdfPreview.tsx';

/** Everything entered, what is still missing, and the document as it will be. */
export default function SummaryStep() {
  const { draft, gaps, refused, sheet } = useDesk();
  const files = draft.attachments.filter((file) => !file.isDocument);
  const document = draft.attachments.find((file) => file.isDocument);
  const number = useBookedNumbers()?.find(({ id }) => id === draft.bookedNumberId)?.number;
  const hints = missingTags(sheet).length + openBrackets(sheet.bodyHtml);

  return (
    <FormColumn>
      {gaps.length + refused.length > 0 ? (
        <Missing before="dikirim" />
      ) : (
        <Strip tone={hints > 0 ? 'warn' : 'ok'}>
          {hints > 0
            ? `Naskah dapat dikirim, tetapi ${hints} bagian teks masih menunggu isi. Periksa langkah isi naskah.`
            : 'Naskah lengkap dan siap dikirim.'}
        </Strip>
      )}
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
          ['Kop surat', sheet.letterhead?.name ?? 'Tanpa kop'],
        ]}
      />
      <Facts
        title="Formulir"
        view="formulir-naskah"
        facts={[
          ['Perihal', draft.subject],
          [
            'Tempat, tanggal',
            [draft.place, draft.scriptDate && longDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          ...(draft.referenceId
            ? [['Naskah acuan', draft.referenceTitle ?? 'Naskah yang tidak dapat Anda lihat'] as Fact]
            : []),
          ...(draft.archiveReferenceId
            ? [['Arsip acuan', draft.archiveReferenceTitle ?? 'Arsip yang tidak dapat Anda lihat'] as Fact]
            : []),
          [
            'Pengirim',
            draft.sender &&
              `${draft.sender.personName}, ${shownSender(draft.onBehalfOf, draft.sender.positionName)}`,
          ],
          ...(draft.bookedNumberId ? [['Nomor', number ?? 'Nomor pesanan'] as Fact] : []),
          ...recipientFacts(draft),
          [
            'Pemeriksa',
            draft.anyReviewer === 'ada'
              ? draft.reviewers.map((reviewer) => `${reviewer.personName}, ${reviewer.positionName}`)
              : 'Tanpa pemeriksa',
          ],
          [
            'Lampiran',
            files.length > 0 ? files.map((file) => `${file.title} (${formatSize(file.size)})`) : 'Tidak ada',
          ],
        ]}
      />
      <Facts
        title="Isi naskah"
        view={viewOf('konten-naskah', draft.contentMode)}
        facts={[
          draft.contentMode === 'editor'
            ? ['Teks', draft.content && `${wordCount(draft.content)} kata`]
            : ['Dokumen', document && `${document.fileName} (${formatSize(document.size)})`],
          [
            'Naskah pengantar',
            draft.coverContent
              ? `${wordCount(draft.coverContent)} kata`
              : draft.contentMode === 'editor' && 'Tidak ada',
          ],
        ]}
      />
      <PdfPreview />
    </FormColumn>
  );
}

/** To whom it goes: outside and inside apart on a letter that leaves the company. */
function recipientFacts(draft: Draft): [string, string | string[]][] {
  const [to, ccs] = [draft.receivers.map(printedName), draft.ccs.map(printedName)];
  const listed = (names: string[]) => (names.length > 0 ? names : 'Tidak ada');
  if (flowOf(draft) !== 'internal-eksternal')
    return [
      ['Penerima', to],
      ['Tembusan', listed(ccs)],
    ];
  const there = outside(draft);
  return [
    ['Penerima di luar', there.to],
    ['Alamat tujuan', there.address],
    ['Tembusan di luar', listed(there.ccs)],
    ['Penerima di dalam', listed(to)],
    ['Tembusan di dalam', listed(ccs)],
  ];
}
