import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { TextLine } from '../pickers/index.ts';
import { ConfirmDialog, FormDialog } from '../shell/index.ts';
import { Part } from './Part.tsx';
import { words } from './words.ts';

const kinds = ['info', 'success', 'warning', 'error'] as const;
type Dialog = 'ask' | 'remove' | 'form' | 'telling';

/** Messages and dialogs, each at a press; and what stands in a screen's place when it fails. */
export const AlertTest = () => {
  const notify = useNotify();
  const [open, setOpen] = useState<Dialog | null>(null);
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [fails, setFails] = useState(false);
  const close = () => setOpen(null);
  if (fails) throw new Error('The gallery was asked to fail.');
  return (
    <>
      <Part name={words.toasts.id}>
        <div className="gallery-line">
          {kinds.map((type) => (
            <Button key={type} onClick={() => notify(words[type].id, { type })}>
              {words[type].id}
            </Button>
          ))}
          <Button onClick={() => notify(words.lengthy.id, { type: 'info' })}>{words.lengthyOne.id}</Button>
          <Button onClick={() => notify(words.undoable.id, { type: 'info', undoable: true })}>
            {words.undoable.id}
          </Button>
        </div>
      </Part>
      <Part name={words.dialogs.id}>
        <div className="gallery-line">
          {(['ask', 'remove', 'form', 'telling'] as const).map((kind) => (
            <Button key={kind} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
              {words[kind].id}
            </Button>
          ))}
        </div>
      </Part>
      <Part name={words.errors.id}>
        <div className="gallery-line">
          <Button component={LinkBase} to="/404">
            404
          </Button>
          <Button component={LinkBase} to="/500">
            500
          </Button>
          <Button onClick={() => setFails(true)}>{words.failHere.id}</Button>
        </div>
      </Part>
      <ConfirmDialog
        open={open === 'ask'}
        title={words.ask.id}
        confirm={words.askDo.id}
        onConfirm={close}
        onClose={close}
      >
        {words.askText.id}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={words.remove.id}
        confirm={words.risky.id}
        danger
        onConfirm={close}
        onClose={close}
      >
        {words.removeText.id}
      </ConfirmDialog>
      <ConfirmDialog open={open === 'telling'} title={words.telling.id} onClose={close}>
        {words.tellingText.id}
      </ConfirmDialog>
      {open === 'form' && (
        <FormDialog
          title={words.form.id}
          confirm={words.formDo.id}
          danger
          isSending={false}
          onSend={() => (note.trim() ? close() : setWrong(true))}
          onClose={close}
        >
          <TextLine
            label={words.formNote.id}
            value={note}
            lines={3}
            error={isWrong && !note.trim() ? words.formFault.id : undefined}
            onChange={setNote}
          />
        </FormDialog>
      )}
    </>
  );
};
