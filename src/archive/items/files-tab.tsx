import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveDetail, ArchiveFile, ArchiveFileVersion } from '../../../domain/calls/archive-items.ts';
import { textFaultWords } from '../../../domain/search.ts';
import { say } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatDateTime, formatSize } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { commonWords } from '../../ui/words.ts';
import { AddFileDialog } from './add-file-dialog.tsx';
import { Foot, Lines } from './look.ts';
import { useChange } from './use-detail.ts';
import { itemWords as words } from './words.ts';

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
      {files.length === 0 && <EmptyState title={say(words.noFiles)} text={say(words.noFilesText)} />}
      <Lines>
        {files.map((file) => {
          const at = present.indexOf(file);
          return (
            <li key={file.id}>
              <div className="row">
                <div>
                  <b>{file.title}</b>
                  {file.version > 1 && <SoftChip>{say(words.version(file.version))}</SoftChip>}
                  {file.removedAt && <SoftChip tone="danger">{say(words.removed)}</SoftChip>}
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
                  <summary>{say(words.older(file.versions.length))}</summary>
                  <Lines>
                    {file.versions.map((old) => (
                      <li key={old.id}>
                        <div className="row">
                          <span>
                            {say(words.version(old.version))} · {old.fileName}
                          </span>
                          {onDownload && (
                            <Button size="small" variant="text" onClick={() => onDownload(old)}>
                              {say(commonWords.download)}
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
            {say(words.add)}
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
      <ConfirmDialog
        open={removing !== null}
        danger
        busy={isBusy}
        title={say(words.removeTitle(removing?.title ?? ''))}
        confirm={say(words.remove)}
        onConfirm={() =>
          removing &&
          void attempt(() => naskah.removeArchiveFile(archiveId, removing.id)).then(() => setRemoving(null))
        }
        onClose={() => setRemoving(null)}
      >
        {say(words.removeText)}
      </ConfirmDialog>
    </>
  );
}

function TextState({ file: { text } }: { file: ArchiveFile }) {
  if (!text) return null;
  if (text.state === 'done') return <small>{say(words.textDone)}</small>;
  if (text.state === 'failed' || text.state === 'none')
    return (
      <small>
        {say(text.state === 'failed' ? words.textFailed : words.textNone)}
        {text.fault && `: ${say(textFaultWords[text.fault])}`}
      </small>
    );
  return <small>{say(words.textWaiting)}</small>;
}

type Act = (() => void) | undefined;
type Actions = {
  file: ArchiveFile;
  onShow: Act;
  onDownload: Act;
  onVersion: Act;
  onRemove: Act;
  onReadAgain: Act;
  onUp: Act;
  onDown: Act;
};

function FileActions({ file, onShow, onDownload, onVersion, onRemove, onReadAgain, onUp, onDown }: Actions) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const items: [string, Act][] = [
    [say(words.show(file.title)), onShow],
    [say(commonWords.download), onDownload],
    [say(words.newVersion), onVersion],
    [say(words.readAgain), onReadAgain],
    [say(words.up(file.title)), onUp],
    [say(words.down(file.title)), onDown],
    [say(words.remove), onRemove],
  ];
  if (items.every(([, act]) => !act)) return null;
  return (
    <>
      <IconButton
        size="small"
        aria-label={say(words.actionsOf(file.title))}
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Ellipsis size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {items.map(
          ([label, act]) =>
            act && (
              <MenuItem
                key={label}
                style={act === onRemove ? { color: 'var(--danger)' } : undefined}
                onClick={() => {
                  setAnchor(null);
                  act();
                }}
              >
                {label}
              </MenuItem>
            ),
        )}
      </Menu>
    </>
  );
}
