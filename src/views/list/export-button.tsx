import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Resource } from '../../../resources/declare.ts';
import { messageOf } from '../message-of.ts';
import { ActionButton } from '../page/action-button.tsx';
import type { Row } from '../record.ts';
import { useSay } from '../say.ts';
import { listWords, words } from '../words.ts';
import { csvOf } from './csv.ts';
import { exportTable, readAll } from './export.ts';

/** Saves everything that matches, in the order shown, not only this page. */
export function ExportButton({ resource }: { resource: Resource }) {
  const say = useSay();
  const notify = useNotify();
  const naskah = useNaskah();
  const { filterValues, sort, total } = useListContext<Row>();
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { rows, isCut } = await readAll(naskah, resource, filterValues, sort);
      save(csvOf(exportTable(resource, rows, say)), `${resource.name.split('.').at(-1)}.csv`);
      notify(say((isCut ? listWords.exportCut : listWords.exported)(rows.length)), {
        type: isCut ? 'warning' : 'success',
      });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <ActionButton
      label={say(words.export)}
      icon={Download}
      collapses
      onClick={run}
      disabled={!total}
      loading={isBusy}
      loadingPosition="start"
    />
  );
}

function save(text: string, fileName: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(address);
}
