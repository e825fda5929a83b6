import Button from '@mui/material/Button';
import { useState } from 'react';
import { LinkBase, useNotify } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { TextLine } from '../ui/pickers/index.ts';
import { LongWork } from './long-work.tsx';
import { messages } from './messages.ts';
import { Part } from './part.tsx';

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
      <Part name={translate(messages.toasts)}>
        <div className="gallery-line">
          {kinds.map((type) => (
            <Button key={type} onClick={() => notify(translate(messages[type]), { type })}>
              {translate(messages[type])}
            </Button>
          ))}
          <Button onClick={() => notify(translate(messages.lengthy), { type: 'info' })}>
            {translate(messages.lengthyOne)}
          </Button>
          <Button onClick={() => notify(translate(messages.undoable), { type: 'info', undoable: true })}>
            {translate(messages.undoable)}
          </Button>
        </div>
      </Part>
      <Part name={translate(messages.dialogs)}>
        <div className="gallery-line">
          {(['ask', 'remove', 'form', 'telling'] as const).map((kind) => (
            <Button key={kind} aria-haspopup="dialog" onClick={() => setOpen(kind)}>
              {translate(messages[kind])}
            </Button>
          ))}
        </div>
      </Part>
      <Part name={translate(messages.works)}>
        <LongWork />
      </Part>
      <Part name={translate(messages.errors)}>
        <div className="gallery-line">
          <Button component={LinkBase} to="/404">
            404
          </Button>
          <Button component={LinkBase} to="/500">
            500
          </Button>
          <Button onClick={() => setFails(true)}>{translate(messages.failHere)}</Button>
        </div>
      </Part>
      <ConfirmDialog
        open={open === 'ask'}
        title={translate(messages.ask)}
        confirm={translate(messages.askDo)}
        onConfirm={close}
        onClose={close}
      >
        {translate(messages.askText)}
      </ConfirmDialog>
      <ConfirmDialog
        open={open === 'remove'}
        title={translate(messages.remove)}
        confirm={translate(commonMessages.remove)}
        danger
        onConfirm={close}
        onClose={close}
      >
        {translate(messages.removeText)}
      </ConfirmDialog>
      <ConfirmDialog open={open === 'telling'} title={translate(messages.telling)} onClose={close}>
        {translate(messages.tellingText)}
      </ConfirmDialog>
      {open === 'form' && (
        <FormDialog
          title={translate(messages.form)}
          confirm={translate(messages.formDo)}
          danger
          onSubmit={() => (note.trim() ? close() : setWrong(true))}
          onClose={close}
        >
          <TextLine
            label={translate(commonMessages.note)}
            value={note}
            lines={3}
            error={isWrong && !note.trim() ? translate(messages.formFault) : undefined}
            onChange={setNote}
          />
        </FormDialog>
      )}
    </>
  );
}
