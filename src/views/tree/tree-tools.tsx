import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useNotify } from 'react-admin';
import { say } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useRequest } from '../../ui/use-request.ts';
import { SearchInput } from '../filters/search-input.tsx';
import { listWords } from '../words.ts';
import type { TreeState } from './use-tree-state.ts';
import { treeWords } from './words.ts';

/** Search, how much was found, and opening and closing all branches at once. */
export function TreeTools({ resource, state }: { resource: Resource; state: TreeState }) {
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const { typed, setTyped, found, open, setOpen } = state;
  const label = say(listWords.search(resource.label));
  const openAll = () =>
    request(async () => {
      const opened = await state.openAll();
      setOpen(opened.open);
      if (!opened.isAll) notify(say(treeWords.openedSome(opened.count)), { type: 'info' });
    });
  return (
    <Line role="search">
      <Sized label={label} typed={typed} onType={setTyped} shortcut="/" />
      <span aria-live="polite">{found ? say(treeWords.found(found.matchIds.size)) : ''}</span>
      {!found && (
        <>
          <Button variant="text" color="inherit" onClick={openAll} disabled={isPending}>
            {say(treeWords.openAll)}
          </Button>
          <Button variant="text" color="inherit" onClick={() => setOpen([])} disabled={open.length === 0}>
            {say(treeWords.closeAll)}
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
