import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useDeleteMany, useListContext, useNotify, useRefresh } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { ConfirmDialog } from '../../shell/index.ts';
import { messageOf } from '../message-of.ts';
import type { Row } from '../record.ts';
import { useSetActive } from '../remove/use-set-active.ts';
import { useSay } from '../say.ts';
import { listWords, removeWords, words } from '../words.ts';

/** Floats over the list while rows are chosen: count first, the way out last (LOOK, Bulk bar). */
export function BulkBar({ resource }: { resource: Resource }) {
  const say = useSay();
  const notify = useNotify();
  const refresh = useRefresh();
  const { selectedIds, onUnselectItems } = useListContext<Row>();
  const setActive = useSetActive(resource);
  const [isRemoving, setRemoving] = useState(false);
  const [removeMany, { isPending }] = useDeleteMany();
  if (selectedIds.length === 0) return null;
  const change = (isActive: boolean) => {
    setActive(
      selectedIds.map((id) => ({ id: String(id) })),
      isActive,
    );
    onUnselectItems();
  };
  const remove = () =>
    removeMany(
      resource.name,
      { ids: selectedIds },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          notify(say(listWords.removed(selectedIds.length)), { type: 'success' });
          onUnselectItems();
        },
        onError: (error: unknown) => {
          notify(messageOf(error), { type: 'error' });
          refresh();
        },
        onSettled: () => setRemoving(false),
      },
    );
  return (
    <>
      <Bar role="toolbar" aria-label={say(listWords.selected(selectedIds.length))}>
        <b aria-live="polite">{say(listWords.selected(selectedIds.length))}</b>
        <i />
        <button type="button" onClick={() => change(false)}>
          {say(words.deactivate)}
        </button>
        <button type="button" onClick={() => change(true)}>
          {say(words.activate)}
        </button>
        <button type="button" onClick={() => setRemoving(true)}>
          {say(words.remove)}
        </button>
        <span />
        <button type="button" onClick={() => onUnselectItems()}>
          <X size={15} strokeWidth={1.6} aria-hidden />
          {say(words.cancel)}
        </button>
      </Bar>
      <ConfirmDialog
        open={isRemoving}
        danger
        busy={isPending}
        title={say(listWords.removeMany(selectedIds.length))}
        confirm={say(words.remove)}
        onConfirm={remove}
        onClose={() => setRemoving(false)}
      >
        {say(removeWords.text)}
      </ConfirmDialog>
    </>
  );
}

const Bar = styled('div')({
  position: 'sticky',
  bottom: 16,
  zIndex: 10,
  alignSelf: 'center',
  marginTop: 'auto',
  marginBottom: 16,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  height: 48,
  width: 'min(720px, 100%)',
  padding: '0 14px',
  borderRadius: 10,
  background: 'var(--ink)',
  color: 'var(--surface)',
  boxShadow: 'var(--pop)',
  '& i': { width: 1, height: 20, margin: '0 4px', background: 'currentColor', opacity: 0.3 },
  '& span': { flex: 1 },
  '& button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 7,
    height: 32,
    padding: '0 13px',
    border: 0,
    borderRadius: 8,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 600,
    cursor: 'pointer',
  },
  '& button:hover': { background: 'rgba(128, 128, 128, 0.25)' },
  '& button:focus-visible': { outline: '2px solid currentColor', outlineOffset: -2 },
});
