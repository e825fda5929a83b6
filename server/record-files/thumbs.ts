import { buffer } from 'node:stream/consumers';
import { translate } from '../../lib/language.ts';
import type { FileStore } from '../files/index.ts';
import { notFound } from '../http/index.ts';
import { createPainter } from '../pictures/index.ts';

type Picture = { hash: string; mimeType: string };
type Drawn = Uint8Array | null;
export type Thumbs = {
  /**
   * A small JPEG of a picture.
   * @throws Refusal 404 for what is no picture or cannot be drawn
   */
  of: (file: Picture, size?: ThumbSize) => Promise<Uint8Array>;
  canDraw: (file: Picture) => Promise<boolean>;
  stop: () => void;
};

/** 96 by 72 (LOOK, record), and a card of a gallery, for screens of double density. */
const sizes = { small: { width: 192, height: 144 }, large: { width: 640, height: 480 } };
export type ThumbSize = keyof typeof sizes;
/** Some 8 KB each. */
const mostKept = 400;

/** Draws thumbnails in a process of its own and keeps the last used, since lists ask for the same again. */
export function createThumbs(files: FileStore): Thumbs {
  const painter = createPainter();
  const kept = new Map<string, Promise<Drawn>>();

  const draw = async (hash: string, size: ThumbSize): Promise<Drawn> => {
    const drawn = await painter.draw({ content: await buffer(await files.getFile(hash)), ...sizes[size] });
    return 'fault' in drawn ? null : drawn.picture;
  };
  const drawnOf = async ({ hash, mimeType }: Picture, size: ThumbSize = 'small'): Promise<Drawn> => {
    if (!mimeType.startsWith('image/')) return null;
    const name = `${hash} ${size}`;
    const drawing = kept.get(name) ?? draw(hash, size);
    kept.delete(name);
    kept.set(name, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    // What failed for once (no answer in time, unreadable content) is tried again.
    const forget = () => kept.get(name) === drawing && kept.delete(name);
    drawing.then((drawn) => drawn ?? forget(), forget);
    return drawing;
  };
  return {
    of: async (file, size) => {
      const drawn = await drawnOf(file, size);
      if (!drawn) throw notFound(translate(none));
      return drawn;
    },
    canDraw: async (file) => (await drawnOf(file)) !== null,
    stop: painter.stop,
  };
}

const none = { id: 'Berkas ini tidak memiliki gambar kecil.', en: 'This file has no thumbnail.' };
