import { useState } from 'react';
import { useNotify } from 'react-admin';
import { attachmentLimits } from '../../../../domain/letters/letter.ts';
import { acceptedEnds } from '../../../../lib/file-kinds.ts';
import { translate } from '../../../../lib/language.ts';
import { UndoMessage } from '../../../shell/index.ts';
import { formatSize } from '../../../ui/format.ts';
import { moved } from '../../../ui/moved.ts';
import { FileArea, FileRow, FileRows } from '../../../ui/pickers/index.ts';
import type { DraftAttachment } from '../draft/draft.ts';
import { attachmentOf, fileFault } from '../draft/read-file.ts';
import { Field } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { UploadProgress } from '../uploads/index.ts';
import { stepMessages } from './messages.ts';

/**
 * Edits attachments: title, order, size (SPEC A3); dropped, pasted or chosen. The ready document is not among them.
 */
export function Attachments() {
  const { draft, change } = useWizard();
  const notify = useNotify();
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
    if (fitting.length > room) faults.push(translate(stepMessages.atMost(attachmentLimits.count)));
    setFault(faults.join('\n') || undefined);
    for (const file of fitting.slice(0, room)) {
      try {
        const attachment = await attachmentOf(file);
        put((before) => [...before, attachment]);
      } catch {
        setFault(translate(stepMessages.unreadable(file.name)));
      }
    }
  };
  const remove = (file: DraftAttachment, at: number) => {
    put((before) => before.filter((other) => other.key !== file.key));
    const undo = () =>
      put((before) =>
        before.some((other) => other.key === file.key) ? before : before.toSpliced(at, 0, file),
      );
    // Undo only for files whose content is on this device: a file removed on the server must be uploaded again.
    if (file.content)
      notify(<UndoMessage text={translate(stepMessages.attachmentRemoved)} undo={undo} />, { type: 'info' });
  };

  return (
    <Field
      name="attachments"
      label={translate(stepMessages.attachments)}
      isOptional
      isGroup
      error={fault}
      hint={translate(
        stepMessages.attachmentLimits(formatSize(attachmentLimits.bytes), attachmentLimits.count),
      )}
    >
      {(input) => (
        <FileArea
          input={input}
          label={translate(stepMessages.addAttachment)}
          accept={acceptedEnds}
          multiple
          disabled={room <= 0}
          count={files.length}
          onFiles={(arrived) => void add(arrived)}
        >
          {files.length > 0 && (
            <FileRows>
              {files.map((file, index) => (
                <FileRow
                  key={file.key}
                  title={file.title}
                  detail={`${formatSize(file.size)} · ${file.fileName}`}
                  index={index}
                  count={files.length}
                  maxLength={200}
                  labels={{
                    title: translate(stepMessages.attachmentTitle(index + 1)),
                    remove: translate(stepMessages.removeAttachment(file.title)),
                  }}
                  onTitle={(title) =>
                    put((before) =>
                      before.map((other) => (other.key === file.key ? { ...other, title } : other)),
                    )
                  }
                  onMove={(from, to) => put((before) => moved(before, from, to))}
                  onRemove={() => remove(file, index)}
                >
                  <UploadProgress file={file} />
                </FileRow>
              ))}
            </FileRows>
          )}
        </FileArea>
      )}
    </Field>
  );
}
