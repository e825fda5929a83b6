import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { endsOf } from '../../../../lib/file-kinds.ts';
import { translate } from '../../../../lib/language.ts';
import type { RecordFile } from '../../../../resources/declare.ts';
import { acceptOf } from '../../../../resources/kinds/file/accepted.ts';
import {
  type FilesField,
  longestTitle,
  mostBytesOf,
  mostOf,
} from '../../../../resources/kinds/file/limits.ts';
import { useIsTouch } from '../../../shell/index.ts';
import { FaultLine } from '../../../ui/fault-line.tsx';
import { formatSize } from '../../../ui/format.ts';
import { moved } from '../../../ui/moved.ts';
import { FileArea, FileButton, FileRow, FileRows } from '../../../ui/pickers/index.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { type Row, useDeclared } from '../../record.ts';
import { filesIn, isPending } from './files-in.ts';
import { fileMessages } from './messages.ts';
import { Thumb } from './thumb.tsx';
import { UploadLine } from './upload-line.tsx';
import { useFiles } from './use-files.tsx';

/** Files of a record: dropped, pasted, chosen or photographed; titled, ordered, removed. */
export default function FilesInput({ name, field }: InputProps<FilesField>) {
  const resource = useDeclared().name;
  const isTouch = useIsTouch();
  const saved = useRecordContext<Row>();
  const { getValues } = useFormContext();
  const { id, input, error, describedBy } = useField(name);
  const files = filesIn(input.value);
  const put = (next: (files: RecordFile[]) => RecordFile[]) => input.onChange(next(filesIn(getValues(name))));
  const { faults, local, stages, add, remove } = useFiles({ resource, name, field, files, put });

  const isSaved = (fileId: string) => filesIn(saved?.[name]).some((one) => one.id === fileId);
  const isFull = files.length >= mostOf(field);
  const area = { accept: endsOf(acceptOf(field)), disabled: isFull, onFiles: add };
  return (
    <FieldShell id={id} field={withLimits(field)} {...(error && { error })} group>
      <Group role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
        <FileArea
          {...area}
          input={{ id, 'aria-describedby': describedBy }}
          label={translate(field.kind === 'image' ? fileMessages.addPictures : fileMessages.add)}
          multiple={mostOf(field) > 1}
          count={files.length}
          isOneOfSeveral
          beside={
            field.kind === 'image' &&
            isTouch && <FileButton {...area} input={{}} label={translate(fileMessages.takePhoto)} isCamera />
          }
        >
          {files.length > 0 && (
            <FileRows>
              {files.map((file, index) => (
                <FileRow
                  key={local.get(file.id)?.key ?? file.id}
                  title={file.title}
                  detail={formatSize(file.size)}
                  index={index}
                  count={files.length}
                  maxLength={field.options.caption ? longestTitle : undefined}
                  labels={{
                    title: translate(fileMessages.titleOf(index + 1)),
                    remove: translate(fileMessages.removeOf(file.title)),
                  }}
                  picture={
                    <Small>
                      {field.kind === 'image' ? (
                        <Thumb
                          at={{
                            resource,
                            recordId: isSaved(file.id) ? saved?.id : undefined,
                            field: name,
                            fileId: file.id,
                          }}
                          alt=""
                          local={local.get(file.id)?.file}
                          isWanted={!isPending(file)}
                        />
                      ) : (
                        <FileText size={18} strokeWidth={1.6} aria-hidden />
                      )}
                    </Small>
                  }
                  onTitle={(title) =>
                    put((now) => now.map((one) => (one.id === file.id ? { ...one, title } : one)))
                  }
                  onMove={(from, to) => put((now) => moved(now, from, to))}
                  onRemove={() => {
                    remove(file, index);
                    document.getElementById(id)?.focus();
                  }}
                >
                  {isPending(file) && <UploadLine title={file.title} stage={stages.get(file.id)} />}
                </FileRow>
              ))}
            </FileRows>
          )}
          {faults.length > 0 && (
            <div role="alert">
              {faults.map((fault) => (
                <FaultLine key={fault} text={fault} />
              ))}
            </div>
          )}
        </FileArea>
      </Group>
    </FieldShell>
  );
}

/** What it takes, said below where the declaration says nothing else. */
const withLimits = (field: FilesField): FilesField => {
  const kinds = acceptOf(field)
    .map((kind) => kind.toUpperCase())
    .join(', ');
  const hint = fileMessages.limits(kinds, formatSize(mostBytesOf(field)), mostOf(field));
  return { ...field, options: { hint, ...field.options } } as FilesField;
};

const Group = styled('div')({ containerType: 'inline-size' });
const Small = styled('span')({
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 48,
  borderRadius: 6,
  overflow: 'hidden',
  background: 'var(--sunken)',
  color: 'var(--ink-3)',
});
