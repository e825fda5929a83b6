import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import { extensionOf, fileExtensions, otherKind } from '../../lib/file-kinds.ts';
import { translate } from '../../lib/language.ts';
import { conflict, invalid, notFound } from '../http/index.ts';
import { openAside } from './aside.ts';
import { safeName } from './file-name.ts';
import { tooLargeMessage } from './file-size.ts';
import { bytesToSee, isTestVirus, typeByContent } from './file-types.ts';
import { filesPutBefore, makeReadOnly, removeUnlessPutSince } from './old-files.ts';
import { pictureFault } from './picture-fault.ts';
import { receive, type Seen } from './receive.ts';
import { type Mark, readMark, writeMark } from './store-marks.ts';

export type StoredFile = { hash: string; size: number; name: string; mimeType: string };
export type PutOptions = {
  /** As sent by the browser; stored only after `safeName`. */
  name: string;
  /** The file must be smaller than this. */
  maxBytes: number;
  /** The field the refusal names. */
  field?: string;
  /** The type, when the caller has checked the content (only a logo may be an SVG). */
  judgedAs?: string;
};

export type FileStore = {
  /**
   * Stores a file under the hash of its content; equal content is stored once.
   * @throws Refusal 422 naming `field`: too large, empty, of another kind than its name says, of a kind not
   * accepted, or a picture of more pixels than are unpacked
   */
  putFile(content: Uint8Array | Readable, options: PutOptions): Promise<StoredFile>;
  /**
   * Checks a file as `putFile` without storing it: for requests that may still be refused.
   * @throws Refusal as putFile
   */
  viewOf(content: Uint8Array, options: PutOptions): StoredFile;
  /**
   * Reads the content and checks its hash every time: altered content is never returned.
   * @throws Refusal 404 when there is none under this hash; 409 altered
   */
  getFile(hash: string): Promise<Readable>;
  hasFile(hash: string): Promise<boolean>;
  /** Where content lies, for a child process that reads it; `getFile` says whether it is whole. */
  pathOf(hash: string): string;
  /** Hashes of all content last stored before `moment`, some hundreds at a time. */
  putBefore(moment: Date): AsyncGenerator<string[]>;
  /** Takes the right to write from content, which older versions stored with one. */
  protect(hash: string): Promise<void>;
  /** Removes content unless stored again since; only for unreferenced content. */
  removeFile(hash: string, since?: Date): Promise<void>;
  /** Lays content aside unless stored again since; a read restores it. */
  layAside(hash: string, since: Date, now: Date): Promise<void>;
  /**
   * Removes content laid aside before `moment` for good; restores what is in use.
   * @returns how many are gone
   */
  removeAside(moment: Date, usedAmong: (hashes: string[]) => Promise<Set<string>>): Promise<number>;
  /** The store's own marks, in files beside its content. */
  mark(mark: Mark): string | undefined;
  setMark(mark: Mark, value: string): void;
};

export type FileStoreOptions = {
  /** Called when a read finds content that does not match its hash. */
  onAltered?: (hash: string) => Promise<void>;
};

/** Gives the store on this folder (NASKAH_DATA/files), which is made when missing. */
export function createFileStore(folder: string, { onAltered }: FileStoreOptions = {}): FileStore {
  mkdirSync(join(folder, arrivals), { recursive: true });
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }));
  const aside = openAside(folder, keyOf);

  return {
    async putFile(content, options) {
      // In the same folder tree, so that keeping it is one rename.
      const arriving = `${arrivals}/${randomUUID()}`;
      try {
        const tooLarge = refusal(tooLargeMessage(options.maxBytes), options);
        const seen = await receive(content, join(folder, arriving), options.maxBytes, tooLarge);
        const name = safeName(options.name);
        const mimeType = acceptedType(seen, name, options);
        // The frame of a JPEG may come after a long preamble.
        const fault = mimeType.startsWith('image/')
          ? pictureFault(await readFile(join(folder, arriving)), mimeType)
          : undefined;
        if (fault) throw refusal(fault, options);
        // Moves even over equal content: its new date protects it from removal of unused files.
        await disk.move(arriving, keyOf(seen.hash));
        return { hash: seen.hash, size: seen.size, name, mimeType };
      } finally {
        await disk.delete(arriving);
      }
    },
    viewOf(content, options) {
      const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
      if (bytes.length >= options.maxBytes) throw refusal(tooLargeMessage(options.maxBytes), options);
      const hash = createHash('sha256').update(bytes).digest('hex');
      const ends = { head: bytes.subarray(0, bytesToSee), tail: bytes.subarray(-bytesToSee) };
      const name = safeName(options.name);
      const mimeType = acceptedType({ hash, size: bytes.length, ...ends }, name, options);
      const fault = pictureFault(bytes, mimeType);
      if (fault) throw refusal(fault, options);
      return { hash, size: bytes.length, name, mimeType };
    },
    async getFile(hash) {
      if (!isHash(hash) || !((await disk.exists(keyOf(hash))) || (await aside.bringBack(hash))))
        throw notFound(translate({ id: 'Berkas tidak ditemukan.', en: 'This file was not found.' }));
      // Hash everything before the first byte: a response that has begun cannot be refused any more.
      const seen = createHash('sha256');
      for await (const part of await disk.getStream(keyOf(hash))) seen.update(part);
      if (seen.digest('hex') !== hash) {
        await onAltered?.(hash);
        throw conflict(translate(altered));
      }
      return disk.getStream(keyOf(hash));
    },
    layAside: aside.layAside,
    removeAside: aside.removeOld,
    mark: (mark) => readMark(folder, mark),
    setMark: (mark, value) => writeMark(folder, mark, value),
    hasFile: async (hash) => isHash(hash) && disk.exists(keyOf(hash)),
    pathOf: (hash) => join(folder, keyOf(hash)),
    putBefore: (moment) => filesPutBefore(folder, moment),
    protect: async (hash) => {
      if (process.platform !== 'win32') await makeReadOnly(join(folder, keyOf(hash)));
    },
    async removeFile(hash, since) {
      if (!isHash(hash)) return;
      if (!since) return disk.delete(keyOf(hash));
      // Also what lay aside: destroyed is destroyed.
      await aside.remove(hash);
      await removeUnlessPutSince(join(folder, keyOf(hash)), join(folder, arrivals, randomUUID()), since);
    },
  };
}

function acceptedType(seen: Seen, name: string, options: PutOptions): string {
  if (seen.size === 0)
    throw refusal(
      translate({ id: 'Berkas kosong. Pilih berkas lain.', en: 'The file is empty. Choose another.' }),
      options,
    );
  const extension = extensionOf(name);
  if (!options.judgedAs && !fileExtensions.includes(extension)) throw refusal(translate(otherKind), options);
  if (isTestVirus(seen.head) || isTestVirus(seen.tail))
    throw refusal(
      translate({
        id: 'Berkas ini dikenali sebagai program berbahaya, jadi tidak diterima.',
        en: 'This file was recognised as a harmful program, so it is not accepted.',
      }),
      options,
    );
  if (options.judgedAs) return options.judgedAs;
  const type = typeByContent(seen.head, seen.tail, extension);
  if (!type?.extensions.includes(extension))
    throw refusal(
      translate({
        id: `Isi berkas tidak sesuai dengan akhiran namanya (.${extension}).`,
        en: `What is in the file does not fit the end of its name (.${extension}).`,
      }),
      options,
    );
  return type.mimeType;
}

function refusal(message: string, { field = 'file' }: PutOptions): Error {
  return invalid({ [field]: [message] }, message);
}

const altered = {
  id: 'Berkas yang tersimpan bukan lagi yang dahulu disimpan, jadi tidak diberikan. Hubungi administrator.',
  en: 'The stored file is no longer the one that was kept, so it is not given out. Ask an administrator.',
};

const isHash = (hash: string) => /^[0-9a-f]{64}$/.test(hash);
/** Where in the store's folder content lies. */
export const keyOf = (hash: string): string => `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`;
const arrivals = 'tiba';
