import { Suspense, useContext, useDeferredValue, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { mostRecordsAtOnce } from '../../../../domain/most-at-once.ts';
import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { lazyPart, useActions } from '../../../shell/index.ts';
import { ChosenBar } from '../../../ui/chosen-bar.tsx';
import { failureMessage } from '../../../ui/failures.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useIsPhone } from '../../../ui/use-match.ts';
import { ConfirmDialog } from '../../floating.tsx';
import { listMessages, messages } from '../../messages.ts';
import { isDeletable, isWritable, type Row } from '../../record.ts';
import { useIsRestorable } from '../../remove/use-is-restorable.ts';
import { useMay } from '../../use-may-use.ts';
import { ListExtras } from '../extras.ts';
import { bulkMessages } from '../messages.ts';
import { useBulk } from './bulk-provider.tsx';
import { useChoosing } from './choosing.ts';
import { editableFields } from './editable-fields.ts';

const BulkActions = lazyPart(() => import('../../actions/bulk-actions.tsx'));
const BulkEvents = lazyPart(() => import('../../life/bulk-events.tsx'));
const BulkExport = lazyPart(() => import('./bulk-export.tsx'));
const EditDialog = lazyPart(() => import('./edit-dialog.tsx'));

export function BulkBar({ resource }: { resource: Resource }) {
  const notify = useNotify();
  const naskah = useNaskah();
  const { selectedIds, onSelect, total = 0, sort, filterValues, data } = useListContext<Row>();
  const { setActive, remove, isBusy } = useBulk();
  const isUndoable = useIsRestorable(resource);
  const { isUnderWay, end } = useChoosing();
  const { bulk: Extra } = useContext(ListExtras);
  const [open, setOpen] = useState<'edit' | 'remove' | null>(null);
  const ids = selectedIds.map(String);
  const chosen = translate(listMessages.selected(ids.length));
  // Rows on other pages are unknown here; the server refuses them with its reason.
  const rowOf = (id: string) => data?.find((row) => row.id === id);
  const may = useMay(resource);
  const isPhone = useIsPhone();
  const mayWrite = may('change') && ids.some((id) => isWritable(rowOf(id)));
  const hasStatus = mayWrite && resource.deactivating !== false;
  const mayRemove = may('delete') && ids.some((id) => isDeletable(rowOf(id)));
  useActions([
    ...(mayWrite && editableFields(resource).length > 0
      ? [{ words: `${translate(commonMessages.edit)} (${chosen})`, run: () => setOpen('edit') }]
      : []),
    ...(hasStatus
      ? [
          { words: `${translate(messages.activate)} (${chosen})`, run: () => void setActive(ids, true) },
          { words: `${translate(messages.deactivate)} (${chosen})`, run: () => void setActive(ids, false) },
        ]
      : []),
    ...(mayRemove
      ? [{ words: `${translate(commonMessages.remove)} (${chosen})`, run: () => setOpen('remove') }]
      : []),
  ]);
  // The row that was chosen is seen first, the bar right after.
  const isShown = useDeferredValue(isUnderWay);
  if (!isUnderWay || !isShown) return null;
  const close = () => setOpen(null);
  const all = Math.min(total, mostRecordsAtOnce);
  const selectAll = async () => {
    try {
      const pagination = { page: 1, perPage: mostRecordsAtOnce };
      const found = await naskah.getList<Row>(resource.name, { pagination, sort, filter: filterValues });
      onSelect(found.data.map((row) => row.id));
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    }
  };
  return (
    <>
      <ChosenBar count={chosen} onClear={end}>
        {ids.length < all && (
          <button
            type="button"
            className="all"
            title={
              total > mostRecordsAtOnce ? translate(bulkMessages.mostHint(mostRecordsAtOnce)) : undefined
            }
            onClick={() => void selectAll()}
          >
            {translate(bulkMessages.selectAll(total, mostRecordsAtOnce))}
          </button>
        )}
        <i />
        {Extra && ids.length > 0 && <Extra ids={ids} />}
        {resource.life && ids.length > 0 && (
          <Suspense>
            <BulkEvents resource={{ ...resource, life: resource.life }} ids={ids} />
          </Suspense>
        )}
        {resource.actions && ids.length > 0 && (
          <Suspense>
            <BulkActions resource={resource} ids={ids} />
          </Suspense>
        )}
        {mayWrite && editableFields(resource).length > 0 && (
          <button type="button" disabled={isBusy} onClick={() => setOpen('edit')}>
            {translate(commonMessages.edit)}
          </button>
        )}
        {hasStatus && (
          <>
            <button type="button" disabled={isBusy} onClick={() => void setActive(ids, true)}>
              {translate(messages.activate)}
            </button>
            <button type="button" disabled={isBusy} onClick={() => void setActive(ids, false)}>
              {translate(messages.deactivate)}
            </button>
          </>
        )}
        {/* On a phone a third line would cover the rows; the list's own Ekspor takes the chosen ones, too. */}
        {!isPhone && may('export') && ids.length > 0 && (
          <Suspense>
            <BulkExport resource={resource} ids={ids} />
          </Suspense>
        )}
        {mayRemove && (
          <button type="button" disabled={isBusy} onClick={() => setOpen('remove')}>
            {translate(commonMessages.remove)}
          </button>
        )}
      </ChosenBar>
      {open === 'edit' && (
        <Suspense>
          <EditDialog resource={resource} ids={ids} onClose={close} />
        </Suspense>
      )}
      {open === 'remove' && (
        <ConfirmDialog
          open
          danger
          busy={isBusy}
          title={translate(bulkMessages.removeTitle(ids.length))}
          confirm={translate(commonMessages.remove)}
          onConfirm={() => void remove(ids).then(close)}
          onClose={close}
        >
          {translate(isUndoable ? bulkMessages.removeText : bulkMessages.removeForGood)}
        </ConfirmDialog>
      )}
    </>
  );
}
