import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import type { Editor } from '@tiptap/core';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import X from 'lucide-react/icons/x';
import {
  findNext,
  findPrev,
  getMatchHighlights,
  replaceAll,
  replaceNext,
  SearchQuery,
  search,
  setSearchState,
} from 'prosemirror-search';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { messages } from './messages.ts';

type Command = typeof findNext;

/** Finds words in the text and replaces them; the matches are marked while it is open. */
export default function FindBar({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [words, setWords] = useState(() => selectedWords(editor));
  const [others, setOthers] = useState('');
  const [isReady, setReady] = useState(false);
  const [replaced, setReplaced] = useState<number | null>(null);

  useEffect(() => {
    const plugin = search();
    editor.registerPlugin(plugin);
    setReady(true);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(plugin.spec.key ?? '');
    };
  }, [editor]);

  useEffect(() => {
    if (!isReady) return;
    const query = new SearchQuery({ search: words, replace: others, literal: true });
    editor.view.dispatch(setSearchState(editor.state.tr, query));
  }, [editor, isReady, words, others]);

  const { at, count } = useFromEditor(editor, (now) => placeOf(now));
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    setReplaced(null);
  };
  const close = () => {
    onClose();
    editor.commands.focus();
  };
  const change = (value: string) => {
    setWords(value);
    setReplaced(null);
  };
  const keys = (event: KeyboardEvent, onEnter: (isBack: boolean) => void) => {
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter') onEnter(event.shiftKey);
    else return;
    event.preventDefault();
    // Esc would leave the page's form as well.
    event.stopPropagation();
  };
  const said =
    replaced !== null ? messages.replaced(replaced) : count === 0 ? messages.none : messages.place(at, count);

  return (
    <Bar role="search" aria-label={translate(messages.title)}>
      <div>
        <Input
          autoFocus
          value={words}
          placeholder={translate(messages.find)}
          inputProps={{ 'aria-label': translate(messages.find), maxLength: 200 }}
          onChange={({ target }) => change(target.value)}
          onKeyDown={(event) => keys(event, (isBack) => run(isBack ? findPrev : findNext))}
        />
        <span className="said" role="status">
          {words !== '' && translate(said)}
        </span>
        <IconButton
          size="small"
          aria-label={translate(messages.previous)}
          disabled={count === 0}
          onClick={() => run(findPrev)}
        >
          <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <IconButton
          size="small"
          aria-label={translate(messages.next)}
          disabled={count === 0}
          onClick={() => run(findNext)}
        >
          <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
      <div>
        <Input
          value={others}
          placeholder={translate(messages.replaceBy)}
          inputProps={{ 'aria-label': translate(messages.replaceBy), maxLength: 200 }}
          onChange={({ target }) => setOthers(target.value)}
          onKeyDown={(event) => keys(event, () => run(replaceNext))}
        />
        <Button size="small" variant="text" disabled={count === 0} onClick={() => run(replaceNext)}>
          {translate(messages.replace)}
        </Button>
        <Button
          size="small"
          variant="text"
          disabled={count === 0}
          onClick={() => {
            run(replaceAll);
            setReplaced(count);
          }}
        >
          {translate(messages.replaceAll)}
        </Button>
        <IconButton size="small" className="close" aria-label={translate(messages.close)} onClick={close}>
          <X size={15} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </div>
    </Bar>
  );
}

/** What is selected on one line is looked for first. */
function selectedWords({ state }: Editor): string {
  const { from, to } = state.selection;
  const words = state.doc.textBetween(from, to, '\n');
  return words.includes('\n') || words.length > 200 ? '' : words;
}

/** How many matches there are, and which one is selected; 0 where none is. */
function placeOf({ state }: Editor): { at: number; count: number } {
  const matches = getMatchHighlights(state).find();
  const { from, to } = state.selection;
  return { at: matches.findIndex((one) => one.from === from && one.to === to) + 1, count: matches.length };
}

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: 4,
  padding: '5px 8px',
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  // Two lines where one is too narrow.
  '& > div': { display: 'flex', flex: '1 1 330px', alignItems: 'center', gap: 4, minWidth: 0 },
  '& .said': { minWidth: 92, padding: '0 4px', fontSize: '0.75rem', color: 'var(--ink-3)' },
  '& .close': { marginLeft: 'auto' },
  '& .MuiIconButton-root': { width: 28, height: 30 },
});

const Input = styled(OutlinedInput)({
  flex: '1 1 110px',
  maxWidth: 240,
  minWidth: 0,
  height: 30,
  background: 'var(--surface)',
  '& input': { padding: '4px 8px', fontSize: '0.8125rem' },
});
