import { useQueryClient } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import FileDialog from './file-dialog.tsx';
import { filingMessages as messages } from './messages.ts';
import { useNotifyFiled } from './use-notify-filed.ts';

type Props = { letter: Letter; item: InboxItem | null; onClose: () => void };

/** Files a received letter in the unit of this post (SPEC B1.6). */
function InboxFileDialog({ letter, item, onClose }: Props) {
  const { fileInbox } = useNaskah();
  const client = useQueryClient();
  const notifyFiled = useNotifyFiled();
  if (!item) return null;
  const into = async (unitId: string | null) => {
    const before = await fileInbox(item.id, unitId);
    void client.invalidateQueries({ queryKey: ['letters', 'one', letter.id, 'timeline'] });
    void client.invalidateQueries({ queryKey: ['filing'] });
    return before;
  };
  return (
    <FileDialog
      title={translate(messages.fileLetter)}
      classificationId={letter.archiveClassificationId ?? undefined}
      year={Number((letter.scriptDate ?? item.receivedAt).slice(0, 4))}
      classificationLabel={
        [letter.archiveClassificationCode, letter.archiveClassificationName].filter(Boolean).join(' ') ||
        undefined
      }
      onFile={async (unitId) => {
        const before = await into(unitId);
        notifyFiled(translate(messages.letterFiled), async () => void (await into(before)));
      }}
      onClose={onClose}
    />
  );
}

export default InboxFileDialog;
