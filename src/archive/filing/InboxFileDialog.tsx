import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { InboxItem, Letter } from '../../../resources/naskah-dinas/letter.ts';
import { useSay } from '../../views/parts.ts';
import FileDialog from './FileDialog.tsx';
import { filingWords as words } from './words.ts';

type Props = { letter: Letter; item: InboxItem | null; onClose: () => void };

/** Files a received letter in the unit of this post (SPEC B1.6). */
const InboxFileDialog = ({ letter, item, onClose }: Props) => {
  const say = useSay();
  const { fileInbox } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  if (!item) return null;
  return (
    <FileDialog
      title={say(words.fileLetter)}
      classificationId={letter.archiveClassificationId ?? undefined}
      year={Number((letter.scriptDate ?? item.receivedAt).slice(0, 4))}
      onFile={async (unitId) => {
        await fileInbox(item.id, unitId);
        notify(say(words.letterFiled), { type: 'success' });
        void client.invalidateQueries({ queryKey: ['letters', 'one', letter.id, 'timeline'] });
        void client.invalidateQueries({ queryKey: ['filing'] });
      }}
      onClose={onClose}
    />
  );
};

export default InboxFileDialog;
