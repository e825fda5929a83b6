import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { messageOf } from '../message-of.ts';
import { useSay } from '../say.ts';
import { listWords } from '../words.ts';
import type { TreeState } from './use-tree-state.ts';
import { treeWords } from './words.ts';

/** Search, how much was found, and opening and closing all branches at once. */
export function TreeTools({ resource, state }: { resource: Resource; state: TreeState }) {
  const say = useSay();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const { typed, setTyped, found, open, setOpen } = state;
  const label = say(listWords.search(resource.label));
  const openAll = async () => {
    setBusy(true);
    try {
      const opened = await state.openAll();
      setOpen(opened.open);
      if (!opened.isAll) notify(say(treeWords.openedSome(opened.count)), { type: 'info' });
    } catch (error) {
      notify(messageOf(error), { type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Line role="search">
      <OutlinedInput
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        placeholder={label}
        startAdornment={
          <InputAdornment position="start">
            <Search size={15} strokeWidth={1.6} aria-hidden />
          </InputAdornment>
        }
        endAdornment={
          typed && (
            <InputAdornment position="end">
              <IconButton
                size="small"
                edge="end"
                aria-label={say(listWords.clearSearch)}
                onClick={() => setTyped('')}
              >
                <X size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </InputAdornment>
          )
        }
        slotProps={{ input: { 'aria-label': label, type: 'search', enterKeyHint: 'search' } }}
        sx={{
          width: { xs: '100%', sm: 300 },
          pl: '10px',
          '& input': { pl: 0 },
          '& input::-webkit-search-cancel-button': { display: 'none' },
        }}
      />
      <span aria-live="polite">{found ? say(treeWords.found(found.matchIds.size)) : ''}</span>
      {!found && (
        <>
          <Button variant="text" color="inherit" onClick={openAll} disabled={isBusy}>
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
