import type { Editor } from '@tiptap/core';
import FileUp from 'lucide-react/icons/file-up';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { endsOf } from '../../../lib/file-kinds.ts';
import { translate } from '../../../lib/language.ts';
import { UndoMessage } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { Chips } from '../chips/chips.ts';
import { MenuButton } from '../tools/menu-button.tsx';
import { takenWords } from './left-out.ts';
import { docxMessages } from './messages.ts';

type Props = {
  editor: Editor;
  chips?: Chips | undefined;
  /** Most characters that the text may have. */
  most: number;
  /** Gives back the text from before where the editor is gone. */
  onRestore: (html: string) => void;
};

/** Takes the text of a Word document into the editor, instead of its text or behind it. */
export default function DocxMenu({ editor, chips, most, onRestore }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const way = useRef<'replace' | 'append'>('replace');
  const [isReading, setReading] = useState(false);
  const notify = useNotify();

  const choose = (next: typeof way.current) => {
    way.current = next;
    input.current?.click();
  };
  const take = async (file: File) => {
    const isAppended = way.current === 'append';
    setReading(true);
    try {
      const { takeDocx } = await import('./take-docx.ts');
      const left = most - (isAppended ? editor.getHTML().length : 0);
      const taken = await takeDocx(file, {
        most: left,
        chips,
        begin: editor.storage.picture?.sender.begin,
      });
      const before = editor.getHTML();
      if (isAppended) appended(editor, taken.html);
      else editor.chain().setContent(taken.html).focus('start').run();
      const undo = () => {
        if (editor.isDestroyed) onRestore(before);
        else editor.chain().setContent(before).focus().run();
        notify(translate(docxMessages.undone), { type: 'info' });
      };
      notify(<UndoMessage text={translate(takenWords(file.name, taken.left))} undo={undo} />, {
        type: 'success',
      });
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
    } finally {
      setReading(false);
    }
  };
  return (
    <>
      <MenuButton
        label={translate(isReading ? docxMessages.reading : docxMessages.take)}
        title={translate(docxMessages.take)}
        isFirst
        icon={<FileUp size={15} strokeWidth={1.6} aria-hidden />}
        items={[
          { key: 'replace', label: translate(docxMessages.replace), run: () => choose('replace') },
          { key: 'append', label: translate(docxMessages.append), run: () => choose('append') },
        ]}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept={endsOf(['docx'])}
        aria-label={translate(docxMessages.take)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file may be chosen again.
          target.value = '';
          if (file && !isReading) void take(file);
        }}
      />
    </>
  );
}

/** Instead of an empty last paragraph. */
function appended(editor: Editor, html: string): void {
  const { doc } = editor.state;
  const { lastChild } = doc;
  const end = doc.content.size;
  const isBlank = lastChild?.isTextblock && lastChild.content.size === 0;
  editor
    .chain()
    .insertContentAt({ from: isBlank ? end - lastChild.nodeSize : end, to: end }, html)
    .focus('end')
    .run();
}
