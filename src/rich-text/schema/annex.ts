import type { Editor } from '@tiptap/core';
import { nextAnnex } from '../../../domain/letters/annexes.ts';

/**
 * Begins an annex below the text. A last line that is no sentence and has the cursor becomes its title.
 */
export function addAnnex(editor: Editor): void {
  const { doc, schema, selection } = editor.state;
  const { hardBreak, heading, paragraph } = schema.nodes;
  if (!heading || !hardBreak || !paragraph) return;
  const { $head } = selection;
  const line = $head.parent;
  const isTitle =
    $head.depth === 1 && line === doc.lastChild && /[\p{L}\p{N})]$/u.test(line.textContent.trim());
  const label = schema.text(nextAnnex(editor.getHTML()));
  const words = isTitle ? [label, hardBreak.create(), ...line.children] : [label];
  const isReplaced = isTitle || (doc.lastChild?.type === paragraph && doc.lastChild.content.size === 0);
  const from = doc.content.size - (isReplaced ? (doc.lastChild?.nodeSize ?? 0) : 0);
  editor
    .chain()
    .insertContentAt({ from, to: doc.content.size }, [
      heading.create({ level: 2 }, words).toJSON(),
      paragraph.create().toJSON(),
    ])
    .focus('end')
    .run();
}
