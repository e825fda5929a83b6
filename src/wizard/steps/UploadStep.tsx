import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { formatSize } from '../../shell/index.ts';
import { fileFault, isPdf } from '../draft/read-file.ts';
import { useDesk } from '../frame/desk.ts';
import { FormColumn, Section } from '../frame/Section.tsx';
import { DocumentField, documentOf } from './DocumentField.tsx';
import { DocumentView } from './DocumentView.tsx';
import { ModeBar } from './ModeBar.tsx';

/** konten-naskah-alt: a ready PDF instead of the editor; the naskah pengantar goes before it. */
export default function UploadStep() {
  const { draft } = useDesk();
  const document = documentOf(draft.attachments);
  return (
    <>
      <ModeBar />
      <FormColumn>
        <Section
          title="Dokumen naskah"
          help="Naskah yang sudah jadi, misalnya laporan atau perjanjian. Dokumen ini menyertai naskah pengantar."
        >
          <DocumentField
            label="Dokumen PDF"
            one="dokumen"
            hint={`Satu berkas PDF, lebih kecil dari ${formatSize(attachmentLimits.bytes)}.`}
            accept="application/pdf,.pdf"
            faultOf={async (file) =>
              fileFault(file, undefined, ['pdf']) ??
              ((await isPdf(file)) ? null : 'Unggah dokumen dalam bentuk PDF.')
            }
          />
          {document && <DocumentView key={document.key} file={document} />}
        </Section>
      </FormColumn>
    </>
  );
}
