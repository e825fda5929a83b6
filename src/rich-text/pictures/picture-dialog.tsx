import type { Editor } from '@tiptap/core';
import { useEffect, useState } from 'react';
import { allowedPictureWidth, longestAlt } from '../../../domain/letters/text-pictures.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { TextLine } from '../../ui/pickers/index.ts';
import { pictureMessages } from './messages.ts';

type Props = {
  editor: Editor;
  /** Place of the picture when it was asked about. */
  at: number;
  onClose: () => void;
};

/** Alternative text, caption and width of one picture. */
export default function PictureDialog({ editor, at, onClose }: Props) {
  const [first] = useState(() => editor.state.doc.nodeAt(at)?.attrs);
  const [alt, setAlt] = useState(String(first?.alt ?? ''));
  const [caption, setCaption] = useState(String(first?.caption ?? ''));
  const [width, setWidth] = useState(String(first?.width ?? 100));
  const [isRefused, setRefused] = useState(false);
  // A picture that the server refuses meanwhile is gone.
  useEffect(() => {
    const before = countPictures(editor);
    const look = () => countPictures(editor) < before && onClose();
    editor.on('transaction', look);
    return () => void editor.off('transaction', look);
  }, [editor, onClose]);
  if (!first) return null;
  const save = () => {
    if (alt.trim() === '' || !isWidth(width)) return setRefused(true);
    const { tr, doc } = editor.state;
    if (doc.nodeAt(at)?.type.name === 'picture')
      editor.view.dispatch(
        tr
          .setNodeAttribute(at, 'alt', alt.trim())
          .setNodeAttribute(at, 'caption', caption.trim())
          .setNodeAttribute(at, 'width', Number(width)),
      );
    onClose();
    setTimeout(() => editor.commands.focus());
  };
  return (
    <FormDialog
      title={translate(pictureMessages.ofPicture)}
      confirm={translate(commonMessages.save)}
      onSubmit={save}
      onClose={onClose}
    >
      <TextLine
        label={translate(pictureMessages.alt)}
        hint={translate(pictureMessages.altHint)}
        value={alt}
        onChange={setAlt}
        max={longestAlt}
        error={isRefused && alt.trim() === '' ? translate(pictureMessages.altMissing) : undefined}
      />
      <TextLine
        label={translate(pictureMessages.caption)}
        isOptional
        value={caption}
        onChange={setCaption}
        max={longestAlt}
      />
      <TextLine
        label={translate(pictureMessages.widthLabel)}
        hint={translate(pictureMessages.widthHint)}
        type="number"
        value={width}
        onChange={setWidth}
        error={isRefused && !isWidth(width) ? translate(pictureMessages.widthFault) : undefined}
      />
    </FormDialog>
  );
}

const isWidth = (typed: string): boolean =>
  typed !== '' && allowedPictureWidth(Number(typed)) === Number(typed);

function countPictures({ state }: Editor): number {
  let count = 0;
  state.doc.descendants((node) => {
    if (node.type.name === 'picture') count += 1;
  });
  return count;
}
