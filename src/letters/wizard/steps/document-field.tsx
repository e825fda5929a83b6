import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { formatSize } from '../../../ui/format.ts';
import { FileArea } from '../../../ui/pickers/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { attachmentOf } from '../draft/read-file.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { UploadProgress } from '../uploads/index.ts';
import { stepMessages } from './messages.ts';

type Props = {
  label: string;
  hint: string;
  /** Noun for its buttons: "dokumen". */
  one: string;
  accept: string;
  /**
   * Gives what is wrong with a file, null when valid.
   * @throws when the file cannot be read
   */
  faultOf: (file: File) => Promise<string | null>;
};

/** Uploads the file that is the letter itself: a ready document, or an outside letter's scan. */
export function DocumentField({ label, hint, one, accept, faultOf }: Props) {
  const { draft, change, prefill } = useWizard();
  const [fault, setFault] = useState<string>();
  const document = documentOf(draft.attachments);

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
      const wrong = await faultOf(file);
      setFault(wrong ?? undefined);
      if (!wrong) put(await attachmentOf(file, true));
    } catch {
      setFault(translate(stepMessages.unreadable(file.name)));
    }
  };
  return (
    <Field name="attachments" label={label} error={fault} isGroup hint={hint}>
      {(input) => (
        <FileArea
          input={input}
          label={document ? translate(stepMessages.replace(one)) : translate(stepMessages.choose(one))}
          accept={accept}
          count={document ? 1 : 0}
          onFiles={(files) => void choose(files)}
        >
          {document && (
            <Chosen>
              <FileText size={18} strokeWidth={1.6} aria-hidden />
              <div>
                <b title={document.fileName}>{document.fileName}</b>
                <small>{formatSize(document.size)}</small>
                <UploadProgress file={document} />
              </div>
              <IconButton
                size="small"
                title={translate(stepMessages.removeOne(one))}
                aria-label={translate(stepMessages.removeOne(one))}
                onClick={() => put(null)}
              >
                <X size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </Chosen>
          )}
        </FileArea>
      )}
    </Field>
  );
}

export const documentOf = (files: DraftAttachment[]): DraftAttachment | undefined =>
  files.find((file) => file.isDocument);

const Chosen = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  padding: '8px 8px 8px 12px',
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& > svg': { flex: 'none', color: 'var(--ink-3)' },
  '& > div': { flex: 1, minWidth: 0 },
  '& b': {
    display: 'block',
    fontWeight: 650,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
});
