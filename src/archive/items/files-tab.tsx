import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type {
  ArchiveDetail,
  ArchiveFile,
  ArchiveFileVersion,
  ArchiveText,
} from '../../../domain/calls/archive-item-shapes.ts';
import { textFaultMessages } from '../../../domain/text-fault-messages.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime, formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { AddFileDialog } from './add-file-dialog.tsx';
import { Foot, Lines } from './look.ts';
import { itemMessages as messages } from './messages.ts';
import { useChange } from './use-detail.ts';

const TextDialog = lazyPart(() => import('./text-dialog.tsx'));
const CorrectTextDialog = lazyPart(() => import('./correct-text-dialog.tsx'));
/** Of a file whose text could not be read. */
const noText: ArchiveText = { text: '', correctedAt: null, correctedBy: null };

type Props = {
  archiveId: string;
  detail: ArchiveDetail;
  shown: string | undefined;
  /** Absent where no file is left to show or download. */
  onShow?: (file: ArchiveFileVersion) => void;
  onDownload?: (file: ArchiveFileVersion) => void;
};

export function FilesTab({ archiveId, detail, shown, onShow, onDownload }: Props) {
  const naskah = useNaskah();
  const { isBusy, change, attempt } = useChange(archiveId);
  const [adding, setAdding] = useState<{ replaces: ArchiveFile | null } | null>(null);
  const [read, setRead] = useState<ArchiveFile | null>(null);
  const [correcting, setCorrecting] = useState<{ file: ArchiveFile; read: ArchiveText } | null>(null);
  const [removing, setRemoving] = useState<ArchiveFile | null>(null);
  const { files, can } = detail;
  const present = files.filter((file) => !file.removedAt);
  const mayChange = can.changeFiles;
  const move = (from: number, by: number) => {
    const ids = present.map((file) => file.id);
    const [moved] = ids.splice(from, 1);
    if (moved) ids.splice(from + by, 0, moved);
    void attempt(() => naskah.orderArchiveFiles(archiveId, ids));
  };
  return (
    <>
      {files.length === 0 && (
        <EmptyState title={translate(messages.noFiles)} text={translate(messages.noFilesText)} />
      )}
      <Lines>
        {files.map((file) => {
          const at = present.indexOf(file);
          return (
            <li key={file.id}>
              <div className="row">
                <div>
                  <b>{file.title}</b>
                  {file.version > 1 && <SoftChip>{translate(messages.version(file.version))}</SoftChip>}
                  {file.removedAt && <SoftChip tone="danger">{translate(messages.removed)}</SoftChip>}
                </div>
                {!file.removedAt && (
                  <FileActions
                    file={file}
                    onShow={onShow && file.id !== shown ? () => onShow(file) : undefined}
                    onDownload={onDownload && (() => onDownload(file))}
                    onVersion={mayChange && !file.isLetters ? () => setAdding({ replaces: file }) : undefined}
                    onRemove={
                      mayChange && !file.isLetters && present.length > 1 ? () => setRemoving(file) : undefined
                    }
                    onText={can.readTexts && hasText(file) ? () => setRead(file) : undefined}
                    onWriteText={
                      can.correctTexts && isUnreadable(file)
                        ? () => setCorrecting({ file, read: noText })
                        : undefined
                    }
                    onReadAgain={
                      file.text?.state === 'failed' && !isBusy
                        ? () => void attempt(() => naskah.readArchiveTextAgain(archiveId, file.id))
                        : undefined
                    }
                    onUp={mayChange && !isBusy && at > 0 ? () => move(at, -1) : undefined}
                    onDown={mayChange && !isBusy && at < present.length - 1 ? () => move(at, 1) : undefined}
                  />
                )}
              </div>
              <small>
                {file.fileName} · {formatSize(file.size)} · {file.addedBy.label},{' '}
                {formatDateTime(file.addedAt)}
              </small>
              {file.note && <small>{file.note}</small>}
              <TextState file={file} />
              {file.versions.length > 0 && (
                <details>
                  <summary>{translate(messages.older(file.versions.length))}</summary>
                  <Lines>
                    {file.versions.map((old) => (
                      <li key={old.id}>
                        <div className="row">
                          <span>
                            {translate(messages.version(old.version))} · {old.fileName}
                          </span>
                          {onDownload && (
                            <Button size="small" variant="text" onClick={() => onDownload(old)}>
                              {translate(commonMessages.download)}
                            </Button>
                          )}
                        </div>
                        <small>
                          {old.addedBy.label}, {formatDateTime(old.addedAt)}
                          {old.note && ` · ${old.note}`}
                        </small>
                      </li>
                    ))}
                  </Lines>
                </details>
              )}
            </li>
          );
        })}
      </Lines>
      {mayChange && (
        <Foot>
          <Button variant="outlined" onClick={() => setAdding({ replaces: null })}>
            {translate(messages.add)}
          </Button>
        </Foot>
      )}
      {adding && (
        <AddFileDialog
          archiveId={archiveId}
          replaces={adding.replaces}
          change={change}
          onClose={() => setAdding(null)}
        />
      )}
      {read && (
        <Suspense>
          <TextDialog
            archiveId={archiveId}
            file={read}
            onCorrect={
              can.correctTexts
                ? (text) => {
                    setRead(null);
                    setCorrecting({ file: read, read: text });
                  }
                : undefined
            }
            onClose={() => setRead(null)}
          />
        </Suspense>
      )}
      {correcting && (
        <Suspense>
          <CorrectTextDialog
            {...correcting}
            archiveId={archiveId}
            change={change}
            onClose={() => setCorrecting(null)}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={removing !== null}
        danger
        busy={isBusy}
        title={translate(messages.removeTitle(removing?.title ?? ''))}
        confirm={translate(messages.remove)}
        onConfirm={() =>
          removing &&
          void attempt(() => naskah.removeArchiveFile(archiveId, removing.id)).then(() => setRemoving(null))
        }
        onClose={() => setRemoving(null)}
      >
        {translate(messages.removeText)}
      </ConfirmDialog>
    </>
  );
}

const hasText = ({ text, correctedAt }: ArchiveFile): boolean =>
  text?.state === 'done' || correctedAt !== null;
const isUnreadable = (file: ArchiveFile): boolean =>
  !hasText(file) && (file.text?.state === 'none' || file.text?.state === 'failed');

function TextState({ file: { text, correctedAt, correctedBy } }: { file: ArchiveFile }) {
  if (correctedAt && correctedBy)
    return <small>{translate(messages.correctedBy(correctedBy.label, formatDateTime(correctedAt)))}</small>;
  if (!text) return null;
  if (text.state === 'done') return <small>{translate(messages.textDone)}</small>;
  if (text.state === 'failed' || text.state === 'none')
    return (
      <small>
        {translate(text.state === 'failed' ? messages.textFailed : messages.textNone)}
        {text.fault && `: ${translate(textFaultMessages[text.fault])}`}
      </small>
    );
  return <small>{translate(messages.textWaiting)}</small>;
}

type Act = (() => void) | undefined;
type Actions = {
  file: ArchiveFile;
  onShow: Act;
  onDownload: Act;
  onVersion: Act;
  onRemove: Act;
  onText: Act;
  onWriteText: Act;
  onReadAgain: Act;
  onUp: Act;
  onDown: Act;
};

function FileActions({ file, ...acts }: Actions) {
  const { onShow, onDownload, onVersion, onRemove, onText, onWriteText, onReadAgain, onUp, onDown } = acts;
  const items: [string, Act][] = [
    [translate(messages.show(file.title)), onShow],
    [translate(commonMessages.download), onDownload],
    [translate(messages.newVersion), onVersion],
    [translate(messages.showText), onText],
    [translate(messages.writeText), onWriteText],
    [translate(messages.readAgain), onReadAgain],
    [translate(messages.up(file.title)), onUp],
    [translate(messages.down(file.title)), onDown],
    [translate(messages.remove), onRemove],
  ];
  return (
    <MoreMenu
      label={translate(messages.actionsOf(file.title))}
      size="small"
      items={items.flatMap(([label, act]) => (act ? { label, act, isDanger: act === onRemove } : []))}
    />
  );
}
