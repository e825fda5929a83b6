import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useState } from 'react';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { formatSize } from '../../shell/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { attachmentOf } from '../draft/read-file.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { FormColumn, Section } from '../frame/Section.tsx';
import { FileButton } from '../steps/FileButton.tsx';
import { UploadProgress } from '../uploads/index.ts';
import { ScanView } from './ScanView.tsx';
import { scanAccept, scanFault } from './scan-file.ts';

/** konten-naskah of a letter from outside: its scan, and nothing to write (SPEC A5). */
export default function ScanStep() {
  const { draft, change, prefill } = useDesk();
  const [fault, setFault] = useState<string>();
  const scan = draft.attachments.find((file) => file.isDocument);

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
      const wrong = await scanFault(file);
      setFault(wrong ?? undefined);
      if (!wrong) put(await attachmentOf(file, true));
    } catch {
      setFault(`${file.name}: berkas tidak dapat dibaca.`);
    }
  };

  return (
    <FormColumn>
      <Section
        title="Pindaian naskah"
        help="Naskah yang diterima, dipindai seluruhnya. Inilah yang dibaca penerima."
      >
        <Field
          name="attachments"
          label="Berkas pindaian"
          error={fault}
          isGroup
          hint={`Satu berkas PDF, JPG, atau PNG, lebih kecil dari ${formatSize(attachmentLimits.bytes)}.`}
        >
          {(input) => (
            <>
              {scan && (
                <Chosen>
                  <FileText size={18} strokeWidth={1.6} aria-hidden />
                  <span>
                    <b>{scan.fileName}</b>
                    <small>{formatSize(scan.size)}</small>
                    <UploadProgress file={scan} />
                  </span>
                  <Button size="small" variant="text" onClick={() => put(null)}>
                    Hapus
                  </Button>
                </Chosen>
              )}
              <div>
                <FileButton
                  input={input}
                  label={scan ? 'Ganti pindaian' : 'Pilih pindaian'}
                  accept={scanAccept}
                  onFiles={choose}
                />
              </div>
            </>
          )}
        </Field>
        {scan && <ScanView key={scan.key} file={scan} />}
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
