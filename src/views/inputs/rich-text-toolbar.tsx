import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import { type Editor, useEditorState } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Italic from 'lucide-react/icons/italic';
import List from 'lucide-react/icons/list';
import ListOrdered from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Underline from 'lucide-react/icons/underline';
import Undo from 'lucide-react/icons/undo-2';
import type { Words } from '../../../resources/declare.ts';
import { useSay } from '../say.ts';

type Tool = {
  words: Words;
  icon: typeof Bold;
  mark?: string;
  run: (editor: Editor) => void;
};

const tools: Tool[] = [
  {
    words: { id: 'Tebal', en: 'Bold' },
    icon: Bold,
    mark: 'bold',
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    words: { id: 'Miring', en: 'Italic' },
    icon: Italic,
    mark: 'italic',
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    words: { id: 'Garis bawah', en: 'Underline' },
    icon: Underline,
    mark: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    words: { id: 'Daftar butir', en: 'Bullet list' },
    icon: List,
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    words: { id: 'Daftar bernomor', en: 'Numbered list' },
    icon: ListOrdered,
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    words: { id: 'Batalkan ketikan', en: 'Undo' },
    icon: Undo,
    run: (editor) => editor.chain().focus().undo().run(),
  },
  { words: { id: 'Ulangi', en: 'Redo' }, icon: Redo, run: (editor) => editor.chain().focus().redo().run() },
];

export function RichTextToolbar({ editor }: { editor: Editor }) {
  const say = useSay();
  const active = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter((tool) => tool.mark && now.isActive(tool.mark)),
  });
  return (
    <Bar role="toolbar" aria-label={say({ id: 'Format teks', en: 'Formatting' })}>
      {tools.map((tool) => (
        <Tooltip key={tool.words.id} title={say(tool.words)}>
          <IconButton
            size="small"
            aria-label={say(tool.words)}
            aria-pressed={tool.mark ? active.includes(tool) : undefined}
            onClick={() => tool.run(editor)}
          >
            <tool.icon size={18} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </Tooltip>
      ))}
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  gap: 2,
  padding: 4,
  borderBottom: '1px solid var(--line)',
  background: 'var(--sunken)',
  '& [aria-pressed="true"]': { background: 'var(--accent-soft)', color: 'var(--accent-ink)' },
});
