import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { allowedPictureWidth, pictureWidthRange } from '../../../domain/letters/text-pictures.ts';
import { translate } from '../../../lib/language.ts';
import { pictureMessages } from './messages.ts';
import type { PictureStore } from './picture-store.ts';
import { picturesInRtf } from './pictures-in-rtf.ts';
import type { PictureSender } from './send-pictures.ts';

const kinds = ['image/png', 'image/jpeg'];

/** Pictures that are pasted or dropped, as files or among words. */
export function takesPictures(editor: Editor, sender: PictureSender, store: PictureStore): Plugin {
  /** Of the paste at hand: HTML is read without its event. */
  let pasted: DataTransfer | null = null;
  return new Plugin({
    props: {
      handleDOMEvents: {
        paste: (_, event) => {
          pasted = event.clipboardData;
          return false;
        },
      },
      transformPastedHTML: (html) => {
        const data = pasted;
        pasted = null;
        // Comes as a file just below.
        return filesAlone(data).length > 0 ? '' : withPictures(html, data, sender, store);
      },
      handlePaste: (_, event) => {
        const files = filesAlone(event.clipboardData);
        if (files.length === 0) return false;
        insertPictures(editor, sender, store, files);
        return true;
      },
      handleDrop: (view, event, _slice, isMoved) => {
        const files = [...(event.dataTransfer?.files ?? [])];
        if (isMoved || files.length === 0) return false;
        event.preventDefault();
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        insertPictures(editor, sender, store, files, at);
        return true;
      },
    },
  });
}

/** Puts files into the text, where the cursor is or at a place. Other kinds are told. */
export function insertPictures(
  editor: Editor,
  sender: PictureSender,
  store: Pick<PictureStore, 'tell'>,
  files: readonly File[],
  at?: number,
): void {
  const pictures = files.filter(({ type }) => kinds.includes(type));
  if (pictures.length < files.length) store.tell(translate(pictureMessages.otherKind));
  if (pictures.length === 0) return;
  const nodes = pictures.map((file) => ({
    type: 'picture',
    attrs: { pending: sender.begin(file), textAlign: 'center' },
  }));
  const place = at ?? editor.state.selection.to;
  editor.chain().focus().insertContentAt(place, nodes).run();
  const [only] = nodes.length === 1 ? nodes : [];
  if (only) askOf(editor, only.attrs.pending);
}

/** Asks for the alternative text of what was just inserted. */
function askOf(editor: Editor, pending: string): void {
  editor.state.doc.descendants((node, at) => {
    if (node.attrs.pending === pending) editor.storage.picture.ask(at);
  });
}

/** Pictures that come without words; word processors give a picture of the words beside them. */
function filesAlone(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
  if (files.length === 0) return [];
  const { body } = new DOMParser().parseFromString(data?.getData('text/html') ?? '', 'text/html');
  return body.textContent?.trim() ? [] : files;
}

/** Pasted HTML with figures in place of its pictures; those without a file are told. */
function withPictures(
  html: string,
  data: DataTransfer | null,
  sender: PictureSender,
  store: PictureStore,
): string {
  if (!/<img\b/i.test(html)) return html;
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const found = [...body.querySelectorAll('img')].filter((picture) => !isOwn(picture, store));
  const files = [...(data?.files ?? [])].filter(({ type }) => kinds.includes(type));
  const inRtf = picturesInRtf(data?.getData('text/rtf') ?? '');
  let lost = 0;
  const begun: Begun[] = [];
  for (const [at, picture] of found.entries()) {
    // Both are in order; only as many as there are can be told apart.
    const file =
      inAddress(picture.src) ??
      (files.length === found.length ? files[at] : undefined) ??
      (inRtf.length === found.length ? inRtf[at] : undefined);
    if (!file || !kinds.includes(file.type)) {
      lost += 1;
      (picture.closest('figure') ?? picture).remove();
      continue;
    }
    begun.push({ picture, pending: sender.begin(file) });
  }
  placeFigures(begun);
  if (lost > 0) store.tell(translate(pictureMessages.lost(lost)));
  return body.innerHTML;
}

const isOwn = ({ dataset }: HTMLElement, store: PictureStore): boolean =>
  dataset.pending !== undefined || (dataset.picture !== undefined && store.has(dataset.picture));

type Begun = { picture: HTMLImageElement; pending: string };

/** Figures in place of pictures that are sent; the last first, so that those of one paragraph keep their order. */
export function placeFigures(begun: readonly Begun[]): void {
  for (const { picture, pending } of begun.toReversed()) place(picture, pending);
}

/** A figure below the paragraph that held the picture. */
function place(picture: HTMLImageElement, pending: string): void {
  const { ownerDocument: page } = picture;
  const figure = page.createElement('figure');
  figure.style.textAlign = 'center';
  figure.dataset.width = String(widthOf(Number.parseInt(picture.getAttribute('width') ?? '', 10)));
  const image = page.createElement('img');
  image.dataset.pending = pending;
  image.alt = picture.alt;
  figure.append(image);
  const outer = picture.closest('p, h1, h2, h3, h4, h5, h6, figure');
  if (outer) outer.after(figure);
  else picture.after(figure);
  picture.remove();
  if (outer && outer.textContent?.trim() === '' && !outer.querySelector('img')) outer.remove();
}

/** Of the paper's 160 mm, which word processors count in pixels of 96 an inch. */
const pixelsOfText = 605;

const widthOf = (pixels: number): number =>
  pixels > 0 ? allowedPictureWidth((100 * pixels) / pixelsOfText) : pictureWidthRange.most;

/** The file of a data: address. */
function inAddress(address: string): File | undefined {
  const [, type, base64] = /^data:(image\/(?:png|jpeg));base64,([A-Za-z0-9+/=\s]+)$/.exec(address) ?? [];
  if (!type || !base64) return undefined;
  const text = atob(base64.replace(/\s/g, ''));
  return new File([Uint8Array.from(text, (sign) => sign.charCodeAt(0))], `gambar.${type.slice(6)}`, { type });
}
