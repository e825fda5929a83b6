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
  of: (file: Picture) => Promise<Uint8Array>;
  canDraw: (file: Picture) => Promise<boolean>;
  stop: () => void;
};

/** 96 by 72 for screens of double density (LOOK, record). */
const size = { width: 192, height: 144 };
/** Some 8 KB each. */
const mostKept = 400;

/** Draws thumbnails in a process of its own and keeps the last used, since lists ask for the same again. */
export function createThumbs(files: FileStore): Thumbs {
  const painter = createPainter();
  const kept = new Map<string, Promise<Drawn>>();

  const draw = async (hash: string): Promise<Drawn> => {
    const drawn = await painter.draw({ content: await buffer(await files.getFile(hash)), ...size });
    return 'fault' in drawn ? null : drawn.picture;
  };
  const drawnOf = async ({ hash, mimeType }: Picture): Promise<Drawn> => {
    if (!mimeType.startsWith('image/')) return null;
    const drawing = kept.get(hash) ?? draw(hash);
    kept.delete(hash);
    kept.set(hash, drawing);
    for (const oldest of kept.keys()) {
      if (kept.size <= mostKept) break;
      kept.delete(oldest);
    }
    // What failed for once (no answer in time, unreadable content) is tried again.
    const forget = () => kept.get(hash) === drawing && kept.delete(hash);
    drawing.then((drawn) => drawn ?? forget(), forget);
    return drawing;
  };
  return {
    of: async (file) => {
      const drawn = await drawnOf(file);
      if (!drawn) throw notFound(translate(none));
      return drawn;
    },
    canDraw: async (file) => (await drawnOf(file)) !== null,
    stop: painter.stop,
  };
}

const none = { id: 'Berkas ini tidak memiliki gambar kecil.', en: 'This file has no thumbnail.' };
