import { type Editor, mergeAttributes, Node } from '@tiptap/core';
import type { Node as TextNode } from '@tiptap/pm/model';
import { allowedPictureWidth } from '../../../domain/letters/text-pictures.ts';
import { translate } from '../../../lib/language.ts';
import { takesPictures } from './arriving-pictures.ts';
import { pictureMessages } from './messages.ts';
import { gripFor, resizePicture } from './picture-grip.ts';
import type { PictureStore } from './picture-store.ts';
import { createSender, type PictureSender } from './send-pictures.ts';

type Storage = {
  sender: PictureSender;
  /** Asks for the alternative text of the picture at this place. */
  ask: (at: number) => void;
};

/** A picture of the letter, as the allow list has it: `<figure><img data-picture="id" alt="…"></figure>`. */
export const PictureNode = Node.create<{ store: PictureStore }, Storage>({
  name: 'picture',
  group: 'block',
  atom: true,
  draggable: true,
  addStorage() {
    return { sender: createSender(this.options.store), ask: () => undefined };
  },
  addAttributes: () => ({
    picture: { default: null, rendered: false },
    /** Until it is kept. */
    pending: { default: null, rendered: false },
    alt: { default: '', rendered: false },
    caption: { default: '', rendered: false },
    width: {
      default: 100,
      renderHTML: ({ width }: { width?: number }) => (width === 100 ? {} : { 'data-width': width }),
    },
  }),
  parseHTML: () => [{ tag: 'figure', getAttrs: attributesOf }],
  renderHTML({ node: { attrs }, HTMLAttributes }) {
    const own = attrs.pending ? { 'data-pending': attrs.pending } : { 'data-picture': attrs.picture };
    const picture = ['img', { ...own, alt: attrs.alt }] as const;
    return attrs.caption
      ? ['figure', mergeAttributes(HTMLAttributes), picture, ['figcaption', attrs.caption]]
      : ['figure', mergeAttributes(HTMLAttributes), picture];
  },
  renderText: ({ node }) => String(node.attrs.caption || node.attrs.alt),
  addKeyboardShortcuts() {
    const by = (percent: number) => () => {
      const { selection } = this.editor.state;
      if (!this.editor.isActive('picture')) return false;
      return resizePicture(this.editor, selection.from, this.editor.getAttributes('picture').width + percent);
    };
    return { 'Shift-ArrowRight': by(5), 'Shift-ArrowLeft': by(-5) };
  },
  addNodeView() {
    const { editor, storage } = this;
    return ({ node, getPos }) => pictureView(editor, storage, node, () => getPos() ?? 0);
  },
  addProseMirrorPlugins() {
    const { sender } = this.storage;
    return [sender.plugin, takesPictures(this.editor, sender, this.options.store)];
  },
});

function attributesOf(figure: HTMLElement) {
  const picture = figure.querySelector<HTMLElement>('img[data-picture], img[data-pending]');
  if (!picture) return false;
  const width = Number(figure.dataset.width ?? 100);
  return {
    picture: picture.dataset.picture ?? null,
    pending: picture.dataset.pending ?? null,
    alt: picture.getAttribute('alt') ?? '',
    caption: figure.querySelector('figcaption')?.textContent?.replace(/\s+/g, ' ').trim() ?? '',
    width: allowedPictureWidth(width || 100),
  };
}

function pictureView(editor: Editor, { sender }: Storage, first: TextNode, getPos: () => number) {
  const dom = document.createElement('figure');
  const picture = document.createElement('img');
  const caption = document.createElement('figcaption');
  const note = document.createElement('button');
  note.type = 'button';
  note.addEventListener('click', () => editor.storage.picture.ask(getPos()));
  const status = document.createElement('span');
  status.setAttribute('role', 'status');
  const frame = document.createElement('span');
  frame.className = 'picture-frame';
  const grip = gripFor(frame, (width) => resizePicture(editor, getPos(), width));
  frame.append(picture, grip);
  dom.append(frame, caption, note, status);
  let shown: string | undefined;
  const show = ({ attrs }: TextNode) => {
    frame.style.width = `${attrs.width}%`;
    grip.hidden = !editor.isEditable;
    dom.style.textAlign = attrs.textAlign ?? '';
    picture.alt = attrs.alt;
    caption.textContent = attrs.caption;
    caption.hidden = attrs.caption === '';
    note.textContent = translate(pictureMessages.giveAlt);
    note.hidden = attrs.alt.trim() !== '';
    const name = attrs.pending ?? attrs.picture;
    dom.toggleAttribute('data-pending', attrs.pending !== null);
    status.textContent = attrs.pending ? translate(pictureMessages.sending) : '';
    if (shown === name) return;
    shown = name;
    sender.addressOf({ picture: attrs.picture, pending: attrs.pending }).then(
      (address) => {
        if (shown === name && picture.src !== address) picture.src = address;
      },
      () => {
        status.textContent = translate(pictureMessages.notShown);
      },
    );
  };
  show(first);
  return {
    dom,
    update: (node: TextNode) => {
      if (node.type !== first.type) return false;
      show(node);
      return true;
    },
    ignoreMutation: () => true,
    stopEvent: (event: Event) => event.target === note || event.target === grip,
  };
}

declare module '@tiptap/core' {
  interface Storage {
    picture: { sender: PictureSender; ask: (at: number) => void };
  }
}
