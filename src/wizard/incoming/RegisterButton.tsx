import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useQueryClient } from '@tanstack/react-query';
import Stamp from 'lucide-react/icons/stamp';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNavigate } from 'react-router';
import { useNaskah } from '../../../dataProvider/index.ts';
import { agendaLabel } from '../../../resources/naskah-dinas/incoming.ts';
import { ConfirmDialog } from '../../shell/index.ts';
import { faultOf } from '../autosave/fault.ts';
import { useDesk } from '../frame/desk.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';

/** "Daftarkan": asks once more, registers, and says under which agenda number (SPEC B1.4). */
export default function RegisterButton() {
  const { draft, gaps, autosave } = useDesk();
  const { submitLetter } = useNaskah();
  const navigate = useNavigate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  const register = async () => {
    setIsBusy(true);
    try {
      if (!(await autosave.flush())) {
        notify('Naskah belum tersimpan di server, jadi belum didaftarkan. Coba lagi sebentar.', {
          type: 'warning',
        });
        return;
      }
      const { externalToInternal } = await submitLetter(draft.id);
      autosave.stop();
      const agenda = externalToInternal?.agenda;
      notify(`Naskah didaftarkan${agenda ? ` dengan nomor agenda ${agendaLabel(agenda)}` : ''}`, {
        type: 'success',
      });
      refreshDesk(client, draft.id);
      navigate(`/naskah-dinas/outbox/${draft.id}`);
    } catch (error) {
      const fault = faultOf(error);
      notify(
        fault.kind === 'refused' || fault.kind === 'stopped'
          ? fault.message
          : fault.kind === 'conflict'
            ? 'Naskah ini sudah didaftarkan atau berubah. Muat ulang halaman ini.'
            : 'Server tidak dapat menjawab. Naskah belum didaftarkan, coba lagi.',
        { type: 'error' },
      );
    } finally {
      setIsBusy(false);
      setIsOpen(false);
    }
  };

  return (
    <>
      <Tooltip title={gaps.length > 0 ? `${gaps.length} hal perlu dilengkapi sebelum didaftarkan` : ''}>
        <span>
          <Button
            variant="contained"
            color="primary"
            disabled={gaps.length > 0}
            startIcon={<Stamp size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setIsOpen(true)}
          >
            Daftarkan
          </Button>
        </span>
      </Tooltip>
      <ConfirmDialog
        open={isOpen}
        title="Daftarkan naskah?"
        confirm="Daftarkan"
        busy={isBusy}
        onConfirm={register}
        onClose={() => setIsOpen(false)}
      >
        Naskah mendapat nomor agenda dan langsung masuk ke kotak masuk penerima. Setelah itu hanya tempat
        naskah asli yang masih dapat diubah.
      </ConfirmDialog>
    </>
  );
}
