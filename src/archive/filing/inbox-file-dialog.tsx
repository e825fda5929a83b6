import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { failureMessage, isRefusal } from '../../ui/failures.ts';
import { type Refused, RefusedDialog } from '../../ui/refused-dialog.tsx';
import FileDialog from './file-dialog.tsx';
import { filingMessages as messages } from './messages.ts';
import { useNotifyFiled } from './use-notify-filed.ts';

type Props = {
  /** Absent for several: their filing unit need not fit one letter's classification. */
  letter?: Letter;
  item: InboxItem | null;
  /** Further letters, filed with it. */
  others?: readonly InboxItem[];
  /** Once it is told what was filed and what was not. */
  onFiled?: () => void;
  onClose: () => void;
};

/** Files received letters in the unit of this post (SPEC B1.6); says which were not, and why. */
function InboxFileDialog({ letter, item, others = [], onFiled, onClose }: Props) {
  const { fileInbox } = useNaskah();
  const client = useQueryClient();
  const notifyFiled = useNotifyFiled();
  const [refused, setRefused] = useState<Refused[]>();
  if (!item) return null;
  const items = [item, ...others];
  const into = async ({ id, letterId }: InboxItem, unitId: string | null) => {
    const before = await fileInbox(id, unitId);
    void client.invalidateQueries({ queryKey: ['letters', 'one', letterId, 'timeline'] });
    void client.invalidateQueries({ queryKey: ['filing'] });
    return before;
  };
  const file = async (unitId: string) => {
    const filed: { item: InboxItem; before: string | null }[] = [];
    const failed: Refused[] = [];
    for (const each of items)
      try {
        filed.push({ item: each, before: await into(each, unitId) });
      } catch (failure) {
        // A fault of the form or of the network: the form tells it, the other letters would fail alike.
        if (filed.length === 0 && (items.length === 1 || !isRefusal(failure))) throw failure;
        failed.push({ id: each.id, name: each.subject, why: failureMessage(failure) });
      }
    if (filed.length > 0)
      notifyFiled(
        translate(items.length === 1 ? messages.letterFiled : messages.lettersFiled(filed.length)),
        async () => {
          const stuck: unknown[] = [];
          for (const each of filed)
            await into(each.item, each.before).catch((failure: unknown) => stuck.push(failure));
          if (stuck.length > 0) throw stuck[0];
        },
      );
    if (failed.length > 0) setRefused(failed);
    else onFiled?.();
    return failed.length > 0;
  };
  if (refused)
    return (
      <RefusedDialog
        title={translate(messages.notFiled(refused.length))}
        refused={refused}
        onClose={() => {
          onFiled?.();
          onClose();
        }}
      />
    );
  return (
    <FileDialog
      title={translate(items.length === 1 ? messages.fileLetter : messages.fileLetters(items.length))}
      classificationId={letter?.archiveClassificationId ?? undefined}
      year={Number((letter?.scriptDate ?? item.receivedAt).slice(0, 4))}
      classificationLabel={
        [letter?.archiveClassificationCode, letter?.archiveClassificationName].filter(Boolean).join(' ') ||
        undefined
      }
      note={letter ? undefined : translate(messages.keptAsUnit)}
      onFile={file}
      onClose={onClose}
    />
  );
}

export default InboxFileDialog;
