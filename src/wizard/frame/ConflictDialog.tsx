import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { faultOf } from '../autosave/fault.ts';
import { type Draft, draftOf } from '../draft/draft.ts';

type Props = {
  autosave: Autosave<Draft>;
  isOpen: boolean;
  onReplaced: () => void;
  /** It was sent on, or is gone: what was typed stays on this device. */
  onClosed: () => void;
};

/** Somebody else saved this draft in between: nothing is overwritten before the person has chosen (SPEC B1.1). */
export const ConflictDialog = ({ autosave, isOpen, onReplaced, onClosed }: Props) => {
  const { getLetter } = useNaskah();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);

  const settle = async (choose: (letter: Letter) => unknown) => {
    setIsBusy(true);
    try {
      const letter = await getLetter(autosave.snapshot().document.id);
      if (letter.can.edit) await choose(letter);
      else onClosed();
    } catch (error) {
      if (faultOf(error).kind === 'stopped') return onClosed();
      notify('Server tidak dapat menjawab. Teks Anda masih ada, coba lagi.', { type: 'warning' });
    } finally {
      setIsBusy(false);
    }
  };
  const takeTheirs = () =>
    settle((letter) => {
      autosave.replace(draftOf(letter), letter.version);
      onReplaced();
    });
  const keepMine = () => settle((letter) => autosave.overwrite(letter.version));

  return (
    <Dialog open={isOpen} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">Versi mana yang dipakai?</DialogTitle>
      <DialogContent id="conflict-text">
        Naskah ini disimpan dari tab atau perangkat lain setelah Anda membukanya. Yang Anda ketik di sini
        masih ada dan belum dikirim. Bila memuat versi server, ketikan Anda yang belum tersimpan dibuang.
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs} disabled={isBusy} variant="outlined">
          Muat versi server
        </Button>
        <Button onClick={keepMine} disabled={isBusy} variant="contained" color="primary">
          Simpan sebagai versi saya
        </Button>
      </DialogActions>
    </Dialog>
  );
};
