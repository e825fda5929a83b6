import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { formatSize } from '../../shell/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { attachmentOf, fileFault, isPdf } from '../draft/read-file.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { FormColumn, Section } from '../frame/Section.tsx';
import { DocumentView } from './DocumentView.tsx';
import { FileButton } from './FileButton.tsx';
import { ModeSwitch } from './ModeSwitch.tsx';

/** konten-naskah-alt: a ready PDF instead of the editor; the naskah pengantar goes before it. */
export default function UploadStep() {
  const { draft, change, prefill } = useDesk();
  const [fault, setFault] = useState<string>();
  const document = draft.attachments.find((file) => file.isDocument);

  useEffect(() => {
    if (draft.contentMode !== 'upload') prefill({ contentMode: 'upload' });
  }, [draft.contentMode, prefill]);

  const put = (file: DraftAttachment | null) =>
    change((now) => ({
      attachments: [...(file ? [file] : []), ...now.attachments.filter((other) => !other.isDocument)],
    }));
  const choose = async ([file]: File[]) => {
    if (!file) return;
    try {
      const wrong = fileFault(file) ?? ((await isPdf(file)) ? null : 'Unggah dokumen dalam bentuk PDF.');
      setFault(wrong ?? undefined);
      if (!wrong) put(await attachmentOf(file, true));
    } catch {
      setFault(`${file.name}: berkas tidak dapat dibaca.`);
    }
  };

  return (
    <FormColumn>
      <div>
        <ModeSwitch />
      </div>
      <Section
        title="Dokumen naskah"
        help="Naskah yang sudah jadi, misalnya laporan atau perjanjian. Dokumen ini menyertai naskah pengantar."
      >
        <Field
          name="attachments"
          label="Dokumen PDF"
          error={fault}
          isGroup
          hint={`Satu berkas PDF, lebih kecil dari ${formatSize(attachmentLimits.bytes)}.`}
        >
          {(input) => (
            <>
              {document && (
                <Chosen>
                  <FileText size={18} strokeWidth={1.6} aria-hidden />
                  <span>
                    <b>{document.fileName}</b>
                    <small>{formatSize(document.size)}</small>
                  </span>
                  <Button size="small" variant="text" onClick={() => put(null)}>
                    Hapus
                  </Button>
                </Chosen>
              )}
              <div>
                <FileButton
                  input={input}
                  label={document ? 'Ganti dokumen' : 'Pilih dokumen'}
                  accept="application/pdf,.pdf"
                  onFiles={choose}
                />
              </div>
            </>
          )}
        </Field>
        {document && <DocumentView file={document} />}
      </Section>
    </FormColumn>
  );
}

const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  '& span': { flex: 1, minWidth: 0 },
  '& b': {
    display: 'block',
    fontWeight: 650,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)' },
});
