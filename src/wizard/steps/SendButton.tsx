import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Send from 'lucide-react/icons/send';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useNaskah } from '../../../dataProvider/index.ts';
import { faultOf } from '../autosave/fault.ts';
import { nextHolder } from '../draft/next-holder.ts';
import { useDesk } from '../frame/desk.ts';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft, gaps, autosave } = useDesk();
  const { submitLetter } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const next = nextHolder(draft);

  const send = async () => {
    setIsSending(true);
    try {
      if (!(await autosave.flush())) {
        notify('Naskah belum tersimpan di server, jadi belum dikirim. Coba lagi sebentar.', {
          type: 'warning',
        });
        return;
      }
      await submitLetter(draft.id);
      autosave.stop();
      notify(`Naskah dikirim kepada ${next?.personName ?? 'penerima berikutnya'}`, { type: 'success' });
      navigate('/naskah-dinas/outbox');
    } catch (error) {
      const fault = faultOf(error);
      notify(
        fault.kind === 'refused' || fault.kind === 'stopped'
          ? fault.message
          : fault.kind === 'conflict'
            ? 'Naskah ini sudah dikirim atau berubah. Muat ulang halaman ini.'
            : 'Server tidak dapat menjawab. Naskah belum dikirim, coba lagi.',
        { type: 'error' },
      );
    } finally {
      setIsSending(false);
      setIsOpen(false);
    }
  };

  return (
    <>
      <Button
        variant="contained"
        disabled={gaps.length > 0}
        startIcon={<Send size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
        title={gaps.length > 0 ? `${gaps.length} hal perlu dilengkapi` : undefined}
      >
        Kirim
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => !isSending && setIsOpen(false)}
        maxWidth={false}
        aria-labelledby="send-title"
        aria-describedby="send-text"
      >
        <DialogTitle id="send-title">
          {next?.does === 'review' ? 'Kirim naskah untuk diperiksa?' : 'Kirim naskah untuk ditandatangani?'}
        </DialogTitle>
        <DialogContent id="send-text" sx={{ maxWidth: 480 }}>
          Naskah diteruskan kepada <b>{next?.personName}</b> ({next?.positionName}). Setelah dikirim, naskah
          tidak dapat Anda ubah sampai dikembalikan.
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)} disabled={isSending} variant="outlined" color="inherit">
            Batal
          </Button>
          <Button onClick={send} disabled={isSending} variant="contained">
            Kirim
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
