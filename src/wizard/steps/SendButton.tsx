import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useNaskah } from '../../../dataProvider/index.ts';
import { ConfirmDialog } from '../../shell/index.ts';
import { faultOf } from '../autosave/fault.ts';
import { isOnItsWay } from '../draft/draft.ts';
import { nextHolder } from '../draft/next-holder.ts';
import { useDesk } from '../frame/desk.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';

/** "Kirim": asks once more, says to whom, sends (SPEC B1.2, B1.3). */
export default function SendButton() {
  const { draft, gaps, autosave } = useDesk();
  const { submitLetter } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isSending, setIsSending] = useState(false);
  const next = nextHolder(draft);
  const isUploading = draft.attachments.some(isOnItsWay);

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
      refreshDesk(client, draft.id);
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
      <Tooltip
        title={
          gaps.length > 0
            ? `${gaps.length} hal perlu dilengkapi sebelum dikirim`
            : isUploading
              ? 'Tunggu sampai semua lampiran selesai diunggah'
              : ''
        }
      >
        <span>
          <Button
            variant="contained"
            color="primary"
            disabled={gaps.length > 0 || isUploading}
            startIcon={<Send size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            Kirim
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={isOpen}
        title={
          next?.does === 'review' ? 'Kirim naskah untuk diperiksa?' : 'Kirim naskah untuk ditandatangani?'
        }
        confirm="Kirim"
        busy={isSending}
        onConfirm={send}
        onClose={() => setIsOpen(false)}
      >
        Naskah diteruskan kepada <b>{next?.personName}</b> ({next?.positionName}). Setelah dikirim, naskah
        tidak dapat Anda ubah sampai dikembalikan.
      </ConfirmDialog>
    </>
  );
}
