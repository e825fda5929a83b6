import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Link } from 'react-router';
import { flowLabels, flowOf, urgencies } from '../../../resources/naskah-dinas/letter.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { printedName } from '../../letter-sheet/index.ts';
import { formatSize } from '../../shell/index.ts';
import { missingTags, openBrackets, wordCount } from '../draft/paper.ts';
import { useDesk } from '../frame/desk.ts';
import { fieldId } from '../frame/Field.tsx';
import { viewOf } from '../frame/place.ts';
import { FormColumn } from '../frame/Section.tsx';
import { Strip } from '../frame/Strip.tsx';
import { Facts } from './Facts.tsx';
import { PdfPreview } from './PdfPreview.tsx';

/** Everything entered, what is still missing, and the document as it will be. */
export default function SummaryStep() {
  const { draft, gaps, place, sheet } = useDesk();
  const files = draft.attachments.filter((file) => !file.isDocument);
  const document = draft.attachments.find((file) => file.isDocument);
  const hints = missingTags(sheet).length + openBrackets(sheet.bodyHtml);

  return (
    <FormColumn>
      {gaps.length > 0 ? (
        <Missing aria-label="Yang belum lengkap">
          <h2>
            <TriangleAlert size={18} strokeWidth={1.6} aria-hidden />
            {gaps.length} hal perlu dilengkapi sebelum dikirim
          </h2>
          <ul>
            {gaps.map((gap) => (
              <li key={gap.field}>
                <Link to={`${place.hrefOf(viewOf(gap.step, draft.contentMode))}#${fieldId(gap.field)}`}>
                  {gap.message}
                </Link>
              </li>
            ))}
          </ul>
        </Missing>
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
          ['Pengirim', draft.sender && `${draft.sender.personName}, ${draft.sender.positionName}`],
          ['Penerima', draft.receivers.map(printedName)],
          ['Tembusan', draft.ccs.length > 0 ? draft.ccs.map(printedName) : 'Tidak ada'],
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

const Missing = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--stamp-soft)',
  padding: '14px 18px',
  '& h2': {
    margin: 0,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    fontSize: '0.875rem',
    lineHeight: '20px',
    fontWeight: 650,
    color: 'var(--stamp)',
  },
  '& svg': { flex: 'none' },
  '& ul': { margin: '8px 0 0', paddingLeft: 44, display: 'grid', gap: 4 },
  '& a': { color: 'var(--ink)', textDecoration: 'underline', textUnderlineOffset: 3 },
});
