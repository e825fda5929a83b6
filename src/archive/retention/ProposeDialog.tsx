import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ProposalKind } from '../../../resources/dokumen/pemberkasan/retention-flow.ts';
import type { DueUnit } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { TextLine } from '../../pickers/index.ts';
import { FormDialog, formatNumber } from '../../shell/index.ts';
import { useSending } from '../parts/use-sending.ts';

const words: Record<ProposalKind, { title: string; text: string }> = {
  transfer: {
    title: 'Usulkan pemindahan ke unit kearsipan?',
    text: 'Unit kearsipan memeriksa daftarnya, lalu kedua pihak menandatangani berita acara.',
  },
  destroy: {
    title: 'Usulkan pemusnahan?',
    text: 'Panitia penilai menilai, pimpinan menyetujui, lalu legal dan audit internal menyaksikan. Setelah itu isi arsip hilang selamanya; daftarnya tetap tersimpan.',
  },
  permanent: {
    title: 'Usulkan penyerahan arsip permanen?',
    text: 'Panitia penilai menilai dan pimpinan menyetujui sebelum diserahkan dengan berita acara.',
  },
  appraise: {
    title: 'Usulkan penilaian kembali?',
    text: 'Panitia penilai menentukan setiap berkas: musnah, permanen, atau diperpanjang; pimpinan menyetujui.',
  },
};

type Props = {
  kind: ProposalKind;
  units: readonly DueUnit[];
  onDone: (proposalId: string) => void;
  onClose: () => void;
};

/** Begins a proposal with what was ticked, as a draft that can still be looked at. */
const ProposeDialog = ({ kind, units, onDone, onClose }: Props) => {
  const { propose } = useNaskah();
  const { errors, failure, isSending, send } = useSending();
  const [note, setNote] = useState('');
  const items = units.reduce((sum, unit) => sum + unit.itemCount, 0);
  const go = () =>
    send(async () => {
      const made = await propose(
        kind,
        units.map(({ id }) => id),
        note.trim() || null,
      );
      onDone(made.id);
    });
  return (
    <FormDialog
      title={words[kind].title}
      confirm="Buat usul"
      isSending={isSending}
      failure={failure || errors.filingUnitIds || ''}
      onSend={() => void go()}
      onClose={onClose}
    >
      <p>
        <b>
          {formatNumber(units.length)} berkas, {formatNumber(items)} arsip.
        </b>{' '}
        {words[kind].text}
      </p>
      <TextLine
        label="Catatan"
        isOptional
        value={note}
        onChange={setNote}
        error={errors.note}
        max={500}
        lines={2}
      />
    </FormDialog>
  );
};

export default ProposeDialog;
