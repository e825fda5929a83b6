import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { useRequest } from '../../ui/use-request.ts';
import { treeMessages } from './messages.ts';
import type { TreeState } from './use-tree-state.ts';

/** How much was found, and opening and closing all branches at once. */
export function TreeTools({ state }: { state: TreeState }) {
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const { found, open, setOpen } = state;
  const openAll = () =>
    request(async () => {
      const opened = await state.openAll();
      setOpen(opened.open);
      if (!opened.isAll) notify(translate(treeMessages.openedSome(opened.count)), { type: 'info' });
    });
  return (
    <>
      <Found aria-live="polite">{found ? translate(treeMessages.found(found.matchIds.size)) : ''}</Found>
      {!found && (
        <>
          <Button variant="text" color="inherit" onClick={openAll} disabled={isPending}>
            {translate(treeMessages.openAll)}
          </Button>
          <Button variant="text" color="inherit" onClick={() => setOpen([])} disabled={open.length === 0}>
            {translate(treeMessages.closeAll)}
          </Button>
        </>
      )}
    </>
  );
}

const Found = styled('span')({
  fontSize: '0.75rem',
  color: 'var(--ink-2)',
  whiteSpace: 'nowrap',
  '&:empty': { display: 'none' },
});
