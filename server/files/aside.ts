import { mkdirSync } from 'node:fs';
import { mkdir, readdir, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isMissing, isOlder } from './old-files.ts';

const place = 'disisihkan';

/**
 * Holds seemingly unreferenced content: an earlier backup's database does not name it, and removing a signed
 * letter is final.
 */
export function openAside(folder: string, keyOf: (hash: string) => string) {
  const kept = (hash: string) => join(folder, keyOf(hash));
  const laid = (hash: string) => join(folder, place, hash);
  mkdirSync(join(folder, place), { recursive: true, mode: 0o700 });

  const bringBack = async (hash: string): Promise<boolean> => {
    await mkdir(dirname(kept(hash)), { recursive: true });
    return moved(laid(hash), kept(hash));
  };
  return {
    bringBack,
    remove: (hash: string) => rm(laid(hash), { force: true }),
    async layAside(hash: string, since: Date, now: Date): Promise<void> {
      if (!(await isOlder(kept(hash), since)) || !(await moved(kept(hash), laid(hash)))) return;
      // Who put the same content at this moment means it to stay.
      if (await isOlder(laid(hash), since)) await utimes(laid(hash), now, now);
      else await bringBack(hash);
    },
    async removeOld(moment: Date, usedAmong: (hashes: string[]) => Promise<Set<string>>): Promise<number> {
      let gone = 0;
      const names = await readdir(join(folder, place));
      for (let at = 0; at < names.length; at += 500) {
        const hashes = names.slice(at, at + 500);
        const used = await usedAmong(hashes);
        for (const hash of hashes)
          if (used.has(hash)) await bringBack(hash);
          else if (await isOlder(laid(hash), moment)) {
            await rm(laid(hash), { force: true });
            gone += 1;
          }
      }
      return gone;
    },
  };
}

/** False where there is nothing to move. */
async function moved(from: string, to: string): Promise<boolean> {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
