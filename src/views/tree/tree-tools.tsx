import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useRequest } from '../../ui/use-request.ts';
import { SearchInput } from '../filters/search-input.tsx';
import { listMessages } from '../messages.ts';
import { treeMessages } from './messages.ts';
import type { TreeState } from './use-tree-state.ts';

/** Search, how much was found, and opening and closing all branches at once. */
export function TreeTools({ resource, state }: { resource: Resource; state: TreeState }) {
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const { typed, setTyped, found, open, setOpen } = state;
  const label = translate(listMessages.search(resource.label));
  const openAll = () =>
    request(async () => {
      const opened = await state.openAll();
      setOpen(opened.open);
      if (!opened.isAll) notify(translate(treeMessages.openedSome(opened.count)), { type: 'info' });
    });
  return (
    <Line role="search">
      <Sized label={label} typed={typed} onType={setTyped} shortcut="/" />
      <span aria-live="polite">{found ? translate(treeMessages.found(found.matchIds.size)) : ''}</span>
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
    </Line>
  );
}

const Line = styled('search')({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: '4px 8px',
  '& > span': { fontSize: '0.75rem', color: 'var(--ink-2)' },
  '& > span:empty': { display: 'none' },
});

const Sized = styled(SearchInput)({ width: 300, '@media (max-width: 599.95px)': { width: '100%' } });
