import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type FilingUnitVerb, useNaskah } from '../../../dataProvider/index.ts';
import { needsReason } from '../../../resources/dokumen/pemberkasan/retention-dates.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { DayLine, TextLine } from '../../pickers/index.ts';
import { FormDialog } from '../../shell/index.ts';
import { useSending } from '../parts/use-sending.ts';

type Props = {
  verb: FilingUnitVerb;
  id: string;
  /** Of several holds the one that is lifted. */
  holdId?: string | undefined;
  /** Its clock starts on a day that somebody has to give. */
  needsStart: boolean;
  onDone: () => void;
  onClose: () => void;
};

const words: Record<FilingUnitVerb, { title: string; confirm: string; text: string; done: string }> = {
  close: {
    title: 'Tutup berkas ini?',
    confirm: 'Tutup berkas',
    text: 'Setelah ditutup tidak ada arsip yang masuk, dan masa simpan mulai dihitung menurut jadwal retensi yang berlaku hari ini.',
    done: 'Berkas ditutup.',
  },
  reopen: {
    title: 'Buka kembali berkas ini?',
    confirm: 'Buka kembali',
    text: 'Perhitungan masa simpannya berhenti sampai berkas ditutup lagi.',
    done: 'Berkas dibuka kembali.',
  },
  hold: {
    title: 'Tahan berkas ini?',
    confirm: 'Tahan berkas',
    text: 'Berkas yang ditahan tidak dipindahkan, dimusnahkan, atau diserahkan, apa pun jadwalnya.',
    done: 'Berkas ditahan.',
  },
  release: {
    title: 'Cabut penahanan berkas ini?',
    confirm: 'Cabut penahanan',
    text: 'Sesudahnya jadwal retensi berlaku kembali.',
    done: 'Penahanan dicabut.',
  },
};

/** Closes, reopens, holds or releases a filing unit; all with a reason, closing only for days long gone by. */
const LifeDialog = ({ verb, id, holdId, needsStart, onDone, onClose }: Props) => {
  const { changeFilingUnit } = useNaskah();
  const notify = useNotify();
  const { errors, failure, isSending, send } = useSending();
  const [reason, setReason] = useState('');
  const [closedDate, setClosedDate] = useState<string | null>(null);
  const [start, setStart] = useState<string | null>(null);
  const { title, confirm, text, done } = words[verb];
  const isLate = [closedDate, start].some((day) => day !== null && needsReason(day, dayInWib()));
  const go = () =>
    send(async () => {
      await changeFilingUnit(
        id,
        verb,
        verb === 'close'
          ? { closedDate, retentionStartDate: start, ...(isLate && { reason }) }
          : { reason, ...(holdId && { holdId }) },
      );
      notify(done, { type: 'success' });
      onDone();
      onClose();
    });
  return (
    <FormDialog
      title={title}
      confirm={confirm}
      danger={verb === 'hold'}
      isSending={isSending}
      failure={failure}
      onSend={() => void go()}
      onClose={onClose}
    >
      <p>{text}</p>
      {verb === 'close' && (
        <>
          <DayLine
            label="Tanggal tutup"
            value={closedDate}
            onChange={setClosedDate}
            error={errors.closedDate}
            hint="Kosong berarti hari ini."
          />
          {needsStart && (
            <DayLine
              label="Retensi dihitung sejak"
              value={start}
              onChange={setStart}
              error={errors.retentionStartDate}
              hint="Kosong bila tanggalnya belum terjadi: masa aktif menunggu."
            />
          )}
        </>
      )}
      {(verb !== 'close' || isLate) && (
        <TextLine
          label="Alasan"
          value={reason}
          onChange={setReason}
          error={errors.reason}
          max={500}
          lines={2}
        />
      )}
    </FormDialog>
  );
};

export default LifeDialog;
