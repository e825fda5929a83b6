import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { say } from '../../lib/language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { TextLine } from '../ui/pickers/index.ts';
import { commonWords } from '../ui/words.ts';
import { LongWork } from './long-work.tsx';
import { Part } from './part.tsx';
import { words } from './words.ts';

const kinds = ['info', 'success', 'warning', 'error'] as const;
type Dialog = 'ask' | 'remove' | 'form' | 'telling';

export function AlertTest() {
  const notify = useNotify();
  const [open, setOpen] = useState<Dialog | null>(null);
  const [note, setNote] = useState('');
  const [isWrong, setWrong] = useState(false);
  const [fails, setFails] = useState(false);
  const close = () => setOpen(null);
  if (fails) throw new Error('The gallery was asked to fail.');
  return (
    <>
      <Part name={say(words.toasts)}>
        <div className="gallery-line">
          {kinds.map((type) => (
            <Button key={type} onClick={() => notify(say(words[type]), { type })}>
              {say(words[type])}
            </Button>
          ))}
          <Button onClick={() => notify(say(words.lengthy), { type: 'info' })}>
            {say(words.lengthyOne)}
          </Button>
          <Button onClick={() => notify(say(words.undoable), { type: 'info', undoable: true })}>
            {say(words.undoable)}
          </Button>
        </div>
      </Part>
      <Part name={say(words.dialogs)}>
        <div className="gallery-line">
          {(['ask', 'remove', 'form', 'telling'] as const).map((kind) => (
            <Button key={kind} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
              {say(words[kind])}
            </Button>
          ))}
        </div>
      </Part>
      <Part name={say(words.works)}>
        <LongWork />
      </Part>
      <Part name={say(words.errors)}>
        <div className="gallery-line">
          <Button component={LinkBase} to="/404">
            404
          </Button>
          <Button component={LinkBase} to="/500">
            500
          </Button>
          <Button onClick={() => setFails(true)}>{say(words.failHere)}</Button>
        </div>
      </Part>
      <ConfirmDialog
        open={open === 'ask'}
        title={say(words.ask)}
        confirm={say(words.askDo)}
        onConfirm={close}
        onClose={close}
      >
        {say(words.askText)}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={say(words.remove)}
        confirm={say(commonWords.remove)}
        danger
        onConfirm={close}
        onClose={close}
      >
        {say(words.removeText)}
      </ConfirmDialog>
      <ConfirmDialog open={open === 'telling'} title={say(words.telling)} onClose={close}>
        {say(words.tellingText)}
      </ConfirmDialog>
      {open === 'form' && (
        <FormDialog
          title={say(words.form)}
          confirm={say(words.formDo)}
          danger
          onSubmit={() => (note.trim() ? close() : setWrong(true))}
          onClose={close}
        >
          <TextLine
            label={say(commonWords.note)}
            value={note}
            lines={3}
            error={isWrong && !note.trim() ? say(words.formFault) : undefined}
            onChange={setNote}
          />
        </FormDialog>
      )}
    </>
  );
}
