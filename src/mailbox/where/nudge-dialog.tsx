import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { AskDialog } from './ask-dialog.tsx';

type Props = { letter: Letter; name: string; onSettled: () => void; onClose: () => void };

/** Reminds whoever has the letter, with a word if one likes. */
const NudgeDialog = ({ letter, name, onSettled, onClose }: Props) => {
  const { nudgeHolder } = useNaskah();
  const notify = useNotify();
  return (
    <AskDialog
      title={`Ingatkan ${name}?`}
      text={{ label: 'Pesan', field: 'note', max: 500 }}
      confirm="Ingatkan"
      onConfirm={async (note) => {
        await nudgeHolder(letter.id, note || null);
        notify(`${name} sudah diingatkan`, { type: 'success' });
        onSettled();
      }}
      onStale={onSettled}
      onClose={onClose}
    >
      {name} dan sekretarisnya menerima pemberitahuan tentang <b>{letter.subject}</b>. Setelah itu, pengingat
      berikutnya dapat dikirim empat jam kemudian.
    </AskDialog>
  );
};

export default NudgeDialog;
