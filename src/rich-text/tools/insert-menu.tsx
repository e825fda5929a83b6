import type { Editor } from '@tiptap/core';
import ImagePlus from 'lucide-react/icons/image-plus';
import { memo, useRef } from 'react';
import { pictureWidths } from '../../../domain/letters/text-pictures.ts';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';
import { insertPictures } from '../pictures/arriving-pictures.ts';
import { pictureMessages } from '../pictures/messages.ts';
import type { PictureStore } from '../pictures/picture-store.ts';
import { breakPage } from '../schema/page-break.ts';
import { useFromEditor } from '../use-from-editor.ts';
import { MenuButton } from './menu-button.tsx';

type Props = { editor: Editor; pictures: PictureStore | undefined };

/** Inserts pictures and page breaks; on a picture, works on it. */
export const InsertMenu = memo(function InsertMenu({ editor, pictures }: Props) {
  const chooser = useRef<HTMLInputElement>(null);
  const width: number | null = useFromEditor(editor, (now) =>
    now.isActive('picture') ? now.getAttributes('picture').width : null,
  );
  const insert = [
    ...(pictures
      ? [
          {
            key: 'picture',
            label: translate(pictureMessages.picture),
            leavesText: true,
            run: () => chooser.current?.click(),
          },
        ]
      : []),
    {
      key: 'page',
      label: translate(messages.pageBreak),
      run: () => void (editor.chain().focus().run() && breakPage(editor)),
    },
  ];
  const onPicture = [
    {
      key: 'alt',
      label: translate(pictureMessages.altAndCaption),
      leavesText: true,
      run: () => editor.storage.picture.ask(editor.state.selection.from),
    },
    ...pictureWidths.map((percent) => ({
      key: String(percent),
      label: translate(pictureMessages.width(percent)),
      isOn: percent === width,
      run: () => editor.chain().focus().updateAttributes('picture', { width: percent }).run(),
    })),
    {
      key: 'remove',
      label: translate(pictureMessages.remove),
      run: () => editor.chain().focus().deleteSelection().run(),
    },
  ];
  return (
    <>
      <MenuButton
        editor={editor}
        name={translate(width === null ? pictureMessages.insert : pictureMessages.ofPicture)}
        icon={<ImagePlus size={15} strokeWidth={1.6} aria-hidden />}
        items={width === null ? insert : onPicture}
      />
      {pictures && (
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg"
          multiple
          hidden
          aria-label={translate(pictureMessages.picture)}
          onChange={({ target }) => {
            insertPictures(editor, editor.storage.picture.sender, pictures, [...(target.files ?? [])]);
            target.value = '';
          }}
        />
      )}
    </>
  );
});
