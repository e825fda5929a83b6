import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import type { Editor } from '@tiptap/core';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo2 from 'lucide-react/icons/redo-2';
import Search from 'lucide-react/icons/search';
import Underline from 'lucide-react/icons/underline';
import Undo2 from 'lucide-react/icons/undo-2';
import { type ComponentType, type KeyboardEvent, memo, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { ChipMenu } from '../chips/chip-menu.tsx';
import type { Chips } from '../chips/chips.ts';
import { messages } from '../messages.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import type { Extent } from '../schema/extensions.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { AlignMenu } from './align-menu.tsx';
import { InsertMenu } from './insert-menu.tsx';
import { ListMenu } from './list-menu.tsx';
import { StyleMenu } from './style-menu.tsx';
import { TableMenu } from './table-menu.tsx';

type Icon = ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': boolean }>;
type Tool = { label: string; icon: Icon; isOn?: boolean; isOff?: boolean; run: () => void };

type Props = {
  editor: Editor;
  extent: Extent;
  chips?: Chips | undefined;
  pictures?: PictureStore | undefined;
  isFinding: boolean;
  onFind: () => void;
};

/**
 * The editor's tools. One stop in the tab order; arrow keys move inside. Drawn anew where the text at the cursor is of
 * another kind, not with every letter.
 */
export const Toolbar = memo(function Toolbar({ editor, extent, chips, pictures, isFinding, onFind }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const is = useFromEditor(editor, (now) => ({
    bold: now.isActive('bold'),
    italic: now.isActive('italic'),
    underline: now.isActive('underline'),
    bullets: now.isActive('bulletList'),
    numbers: now.isActive('orderedList'),
    canUndo: now.can().undo(),
    canRedo: now.can().redo(),
  }));
  const chain = () => editor.chain().focus();
  const marks: Tool[] = [
    { label: translate(messages.bold), icon: Bold, isOn: is.bold, run: () => chain().toggleBold().run() },
    {
      label: translate(messages.italic),
      icon: Italic,
      isOn: is.italic,
      run: () => chain().toggleItalic().run(),
    },
    {
      label: translate(messages.underline),
      icon: Underline,
      isOn: is.underline,
      run: () => chain().toggleUnderline().run(),
    },
  ];
  const lists: Tool[] = [
    {
      label: translate(messages.bullets),
      icon: List,
      isOn: is.bullets,
      run: () => chain().toggleBulletList().run(),
    },
    {
      label: translate(messages.numbers),
      icon: ListOrdered,
      isOn: is.numbers,
      run: () => chain().toggleOrderedList().run(),
    },
  ];
  const steps: Tool[] = [
    {
      label: translate(commonMessages.undo),
      icon: Undo2,
      isOff: !is.canUndo,
      run: () => chain().undo().run(),
    },
    { label: translate(messages.redo), icon: Redo2, isOff: !is.canRedo, run: () => chain().redo().run() },
    { label: translate(messages.find), icon: Search, isOn: isFinding, run: onFind },
  ];
  const groups = { whole: [marks, lists, steps], lines: [marks, steps], plain: [steps] }[extent];

  return (
    <Bar
      ref={bar}
      role="toolbar"
      aria-label={translate(messages.tools)}
      onKeyDown={(event) => walk(event, bar.current)}
    >
      {extent !== 'plain' && (
        <StyleMenu
          editor={editor}
          canQuote={extent === 'whole'}
          hasAnnexes={extent === 'whole' && chips !== undefined && !chips.isOpen}
        />
      )}
      {groups.map((tools) => (
        <span className="group" key={tools[0]?.label}>
          {tools.map((tool) => (
            <ToolButton key={tool.label} editor={editor} {...tool} />
          ))}
          {tools === lists && <ListMenu editor={editor} />}
        </span>
      ))}
      {extent !== 'plain' && (
        <span className="group">
          <AlignMenu editor={editor} canIndent={extent === 'whole'} />
          {extent === 'whole' && <InsertMenu editor={editor} pictures={pictures} />}
          {extent === 'whole' && <TableMenu editor={editor} />}
        </span>
      )}
      {chips && (
        <span className="group">
          <ChipMenu editor={editor} chips={chips} isFirst={extent === 'plain'} />
        </span>
      )}
    </Bar>
  );
});

/** Drawn anew where its look changes: what it runs is the same then. */
const ToolButton = memo(
  OneTool,
  (before, now) =>
    before.editor === now.editor &&
    before.label === now.label &&
    before.isOn === now.isOn &&
    before.isOff === now.isOff,
);

function OneTool({ label, icon: Icon, isOn, isOff, run }: Tool & { editor: Editor }) {
  return (
    <Tooltip title={label}>
      <IconButton
        size="small"
        tabIndex={-1}
        aria-label={label}
        aria-pressed={isOn}
        aria-disabled={isOff || undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => !isOff && run()}
      >
        <Icon size={15} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </Tooltip>
  );
}

function walk(event: KeyboardEvent, bar: HTMLElement | null): void {
  const buttons = [...(bar?.querySelectorAll('button') ?? [])];
  const now = buttons.indexOf(event.target as HTMLButtonElement);
  if (now === -1) return;
  const last = buttons.length - 1;
  const next = {
    ArrowRight: now === last ? 0 : now + 1,
    ArrowLeft: now === 0 ? last : now - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

const Bar = styled('div')({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  padding: '5px 6px',
  borderBottom: '1px solid var(--line)',
  '& .group': { display: 'inline-flex', alignItems: 'center', gap: 1 },
  '& > .group:not(:first-of-type)::before, & > button + .group::before': {
    content: '""',
    width: 1,
    height: 18,
    background: 'var(--line-2)',
    margin: '0 2px',
  },
  '& [aria-pressed=true]': { background: 'var(--accent-soft)', color: 'var(--accent-ink)' },
  '& .MuiIconButton-root': { width: 28, height: 30 },
  '@container (max-width: 600px)': {
    flexWrap: 'nowrap',
    overflowX: 'auto',
    '& > *, & .group > *': { flex: 'none' },
  },
});
