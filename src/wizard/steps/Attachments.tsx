import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { attachmentLimits } from '../../../resources/naskah-dinas/letter.ts';
import { formatSize } from '../../shell/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { attachmentExtensions, attachmentOf, fileFault } from '../draft/read-file.ts';
import { useDesk } from '../frame/desk.ts';
import { Field } from '../frame/Field.tsx';
import { moved } from '../pickers/moved.ts';
import { FileButton } from './FileButton.tsx';

const accepted = attachmentExtensions.map((extension) => `.${extension}`).join(',');

/** The letter's attachments: title, order, size (SPEC A3). The ready document is not among them. */
export const Attachments = () => {
  const { draft, change } = useDesk();
  const [fault, setFault] = useState<string>();
  const files = draft.attachments.filter((file) => !file.isDocument);
  const room = attachmentLimits.count - draft.attachments.length;

  const put = (next: (files: DraftAttachment[]) => DraftAttachment[]) =>
    change((now) => ({
      attachments: [
        ...now.attachments.filter((file) => file.isDocument),
        ...next(now.attachments.filter((file) => !file.isDocument)),
      ],
    }));
  const add = async (chosen: File[]) => {
    const faults = chosen.map((file) => fileFault(file)).filter((found) => found !== null);
    const fitting = chosen.filter((file) => !fileFault(file));
    if (fitting.length > room) faults.push(`Paling banyak ${attachmentLimits.count} lampiran.`);
    setFault(faults[0]);
    for (const file of fitting.slice(0, room)) {
      try {
        const attachment = await attachmentOf(file);
        put((before) => [...before, attachment]);
      } catch {
        setFault(`${file.name}: berkas tidak dapat dibaca.`);
      }
    }
  };

  return (
    <Field
      name="attachments"
      label="Lampiran"
      isOptional
      isGroup
      error={fault}
      hint={`Tiap berkas lebih kecil dari ${formatSize(attachmentLimits.bytes)}, paling banyak ${attachmentLimits.count} berkas.`}
    >
      {(input) => (
        <>
          {files.length > 0 && (
            <Files>
              {files.map((file, index) => (
                <li key={file.key}>
                  <span className="place">{index + 1}</span>
                  <TextField
                    size="small"
                    hiddenLabel
                    fullWidth
                    value={file.title}
                    onChange={(event) =>
                      put((before) =>
                        before.map((other) =>
                          other.key === file.key ? { ...other, title: event.target.value } : other,
                        ),
                      )
                    }
                    slotProps={{ htmlInput: { maxLength: 200, 'aria-label': `Judul lampiran ${index + 1}` } }}
                  />
                  <span className="name" title={file.fileName}>
                    {file.fileName} · {formatSize(file.size)}
                  </span>
                  <span className="actions">
                    <IconButton
                      size="small"
                      disabled={index === 0}
                      aria-label={`Naikkan ${file.title}`}
                      onClick={() => put((before) => moved(before, index, index - 1))}
                    >
                      <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="small"
                      disabled={index === files.length - 1}
                      aria-label={`Turunkan ${file.title}`}
                      onClick={() => put((before) => moved(before, index, index + 1))}
                    >
                      <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
                    </IconButton>
                    <IconButton
                      size="small"
                      aria-label={`Hapus lampiran ${file.title}`}
                      onClick={() => put((before) => before.filter((other) => other.key !== file.key))}
                    >
                      <X size={15} strokeWidth={1.6} aria-hidden />
                    </IconButton>
                  </span>
                </li>
              ))}
            </Files>
          )}
          <div>
            <FileButton
              input={input}
              label="Tambah lampiran"
              accept={accepted}
              multiple
              disabled={room <= 0}
              onFiles={add}
            />
          </div>
        </>
      )}
    </Field>
  );
};

const Files = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: 8,
  '& > li': {
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) minmax(0, 190px) auto',
    alignItems: 'center',
    gap: 8,
  },
  '& .place': { fontWeight: 650, fontSize: '0.75rem', color: 'var(--ink-3)', textAlign: 'center' },
  '& .name': {
    fontSize: '0.75rem',
    color: 'var(--ink-3)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& .actions': { display: 'flex' },
  '@container (max-width: 600px)': {
    '& > li': { gridTemplateColumns: '20px minmax(0, 1fr)', rowGap: 2 },
    '& .name, & .actions': { gridColumn: 2 },
  },
});
