import Popper from '@mui/material/Popper';
import { styled } from '@mui/material/styles';
import type { Content, Editor } from '@tiptap/core';
import { useEffect, useId, useRef, useState } from 'react';
import { amountInWords } from '../../../domain/letters/amount-in-words.ts';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { valueIn } from './chip-node.ts';
import { type Chips, suggestionsFor } from './chips.ts';
import { NamedValue } from './named-value.tsx';
import { type Asked, suggestKey, suggestPlugin } from './suggest-plugin.ts';

/**
 * Suggestions while a placeholder is typed: arrows select, Enter or Tab inserts, Escape leaves the text as it is.
 */
export function SuggestList({ editor, chips }: { editor: Editor; chips: Chips }) {
  const id = useId();
  const [asked, setAsked] = useState<Asked | null>(null);
  const [at, setAt] = useState(0);
  /** Where Escape was pressed: the same beginning does not open the list again. */
  const left = useRef<number | null>(null);
  const options = asked ? optionsOf(editor, chips, asked) : [];
  const chosen = Math.min(at, options.length - 1);

  const take = ({ content }: Option) => {
    if (!asked) return;
    const range = { from: asked.from, to: asked.to };
    setAsked(null);
    editor.chain().focus().insertContentAt(range, content).run();
  };
  const key = (event: KeyboardEvent): boolean => {
    if (!asked) return false;
    const option = options[chosen];
    if (event.key === 'Escape') {
      left.current = asked.from;
      setAsked(null);
      event.stopPropagation();
      return true;
    }
    if (!option) return false;
    if (event.key === 'ArrowDown') setAt((chosen + 1) % options.length);
    else if (event.key === 'ArrowUp') setAt((chosen + options.length - 1) % options.length);
    else if (event.key === 'Enter' || event.key === 'Tab') take(option);
    else return false;
    event.preventDefault();
    return true;
  };
  const latest = useRef(key);
  latest.current = key;

  useEffect(() => {
    const plugin = suggestPlugin({
      show: (now) => {
        if (now?.from !== left.current) left.current = null;
        setAsked(now && now.from === left.current ? null : now);
        setAt(0);
      },
      key: (event) => latest.current(event),
    });
    // Before all others, or Enter would begin a line.
    editor.registerPlugin(plugin, (one, others) => [one, ...others]);
    return () => {
      if (!editor.isDestroyed) editor.unregisterPlugin(suggestKey);
    };
  }, [editor]);

  useEffect(() => {
    const { dom } = editor.view;
    if (asked) {
      dom.setAttribute('aria-controls', id);
      dom.setAttribute('aria-activedescendant', `${id}-${chosen}`);
    } else {
      dom.removeAttribute('aria-controls');
      dom.removeAttribute('aria-activedescendant');
    }
  }, [editor, asked, chosen, id]);

  return (
    <>
      <Unseen role="status">{asked ? translate(messages.count(options.length)) : ''}</Unseen>
      {asked && (
        <Popper
          open
          anchorEl={{ getBoundingClientRect: () => asked.rect }}
          placement="bottom-start"
          modifiers={[{ name: 'offset', options: { offset: [0, 4] } }]}
          style={{ zIndex: 1500 }}
        >
          <List id={id} role="listbox" aria-label={translate(messages.suggestions)}>
            {options.map((option, index) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the editor's, which keeps the focus
              <div
                key={option.key}
                ref={index === chosen ? intoSight : null}
                id={`${id}-${index}`}
                role="option"
                tabIndex={-1}
                aria-selected={index === chosen}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(option)}
              >
                <NamedValue label={option.label} value={option.value} />
              </div>
            ))}
            {options.length === 0 && (
              <div role="option" tabIndex={-1} aria-selected={false} aria-disabled>
                <small>{translate(chips.isOpen && !asked.typed ? messages.typeName : messages.none)}</small>
              </div>
            )}
          </List>
        </Popper>
      )}
    </>
  );
}

type Option = { key: string; label: string; value: string | null; content: Content };

/** Chips that match, and the words of an amount right before. */
function optionsOf(editor: Editor, chips: Chips, { typed, before }: Asked): Option[] {
  const label = translate(messages.inWords);
  const words = label.toLowerCase().startsWith(typed.toLowerCase()) ? amountInWords(before) : undefined;
  const chipOptions = suggestionsFor(chips, typed).map(({ name, label, isNew }) => {
    const value = isNew ? translate(messages.newOne) : valueIn(editor, name);
    return {
      key: name,
      label,
      value: value === undefined ? name : value,
      content: { type: 'tag', attrs: { name } },
    };
  });
  return words === undefined
    ? chipOptions
    : [{ key: words, label, value: words, content: words }, ...chipOptions];
}

const intoSight = (option: HTMLElement | null) => option?.scrollIntoView?.({ block: 'nearest' });

const List = styled('div')({
  minWidth: 220,
  maxWidth: 'min(420px, 92vw)',
  maxHeight: 'min(340px, 46vh)',
  overflowY: 'auto',
  padding: 4,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  boxShadow: 'var(--pop)',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: 16,
    padding: '6px 10px',
    borderRadius: 6,
    cursor: 'pointer',
    fontSize: '0.84375rem',
    lineHeight: '20px',
  },
  '& > [aria-selected=true], & > :not([aria-disabled]):hover': { background: 'var(--selected)' },
});
const Unseen = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
