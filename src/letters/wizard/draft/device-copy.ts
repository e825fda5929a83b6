import { sealing } from '../../../sealed/index.ts';
import { deleteDraftFiles, draftLife, draftStores } from '../../../shell/index.ts';
import { deviceStore, inBrowser } from '../../../ui/device-store.ts';
import { readFile, writeFile } from './device-files.ts';
import type { Draft } from './draft.ts';

/** A draft stored on this device until the server has it. */
export type DeviceCopy = { draft: Draft; version: number | undefined; at: number; tab: string };

/** Drafts kept by older versions name the subtype otherwise. */
const renaming = {
  encode: sealing.encode,
  decode: (kept: string) => sealing.decode(kept)?.replaceAll('"subKindName":', '"subTypeName":'),
};
/** The time is outside the encrypted text: unreadable copies must also expire after a month. */
const dated = {
  encode: (text: string) => `${Date.now()} ${renaming.encode(text)}`,
  decode: (kept: string) => renaming.decode(kept.replace(/^\d+ /, '')),
};
const copies = deviceStore<DeviceCopy>(draftStores.copies, inBrowser, { coding: dated });
const bases = deviceStore<{ version: number; draft: Draft }>(draftStores.bases, inBrowser, {
  coding: renaming,
});

/**
 * Stores a user's drafts in this browser, encrypted for that user: text in localStorage (synchronous, every
 * change), files once beside it. One copy per tab keeps tabs apart.
 */
export function deviceCopies(userId: string, tab: string = tabId()) {
  const keyOf = (letterId: string, ofTab = tab) => `${userId}.${letterId}.${ofTab}`;
  const remove = (letterId: string, ofTab?: string) => {
    copies.write(keyOf(letterId, ofTab), undefined);
    bases.write(keyOf(letterId, ofTab), undefined);
  };
  const written = new Set<string>();
  let baseVersion: number | undefined;

  return {
    /** False when the device would not take it (full, or forbidden). */
    keep(draft: Draft, version: number | undefined): boolean {
      for (const { key, content } of draft.attachments) {
        if (!content || written.has(key)) continue;
        written.add(key);
        void writeFile(draft.id, key, content).catch(() => written.delete(key));
      }
      const attachments = draft.attachments.map(({ content: _beside, ...file }) => file);
      return copies.write(keyOf(draft.id), {
        draft: { ...draft, attachments },
        version,
        at: Date.now(),
        tab,
      });
    },

    /**
     * Stores the server's draft as this tab began to change it; without it others' changes cannot be told apart.
     */
    keepBase(base: Draft, version: number): void {
      // Refused, every difference is asked about.
      if (baseVersion !== version && bases.write(keyOf(base.id), { version, draft: base }))
        baseVersion = version;
    },

    /** That of a copy; null where the device has it not. */
    baseOf({ draft, version, tab: ofTab }: DeviceCopy): Draft | null {
      const kept = bases.read(keyOf(draft.id, ofTab));
      return kept && kept.version === version ? kept.draft : null;
    },

    /** The server has everything this tab has typed. */
    forget(letterId: string): void {
      remove(letterId);
      baseVersion = undefined;
      if (written.size > 0) void deleteDraftFiles(letterId).catch(() => undefined);
      written.clear();
    },

    /** The person does not want it. */
    dismiss(copy: DeviceCopy): void {
      remove(copy.draft.id, copy.tab);
      if (!this.list().some((other) => other.draft.id === copy.draft.id))
        void deleteDraftFiles(copy.draft.id).catch(() => undefined);
    },

    /** Takes over another tab's copy as this tab's own, to be opened by its id. */
    adopt(copy: DeviceCopy): void {
      // On a full device the copy stays where it is.
      if (!copies.write(keyOf(copy.draft.id), { ...copy, tab }) || copy.tab === tab) return;
      const base = bases.read(keyOf(copy.draft.id, copy.tab));
      if (base) bases.write(keyOf(copy.draft.id), base);
      remove(copy.draft.id, copy.tab);
    },

    /** Lists this user's copies, newest first; deletes those older than a month. */
    list(): DeviceCopy[] {
      const found: DeviceCopy[] = [];
      for (const key of copies.keys().filter((one) => one.startsWith(`${userId}.`))) {
        const copy = copies.read(key);
        const at = /^\d+/.exec(copies.textOf(key) ?? '')?.[0];
        if (Date.now() - Number(at ?? copy?.at ?? 0) > draftLife) copies.write(key, undefined);
        else if (copy) {
          // From before copies were sealed.
          if (!at) copies.write(key, copy);
          found.push(copy);
        }
      }
      return found.toSorted((a, b) => b.at - a.at);
    },

    /** The draft with its files; a file the device has lost is left out. */
    async open(copy: DeviceCopy): Promise<Draft> {
      const attachments = await Promise.all(
        copy.draft.attachments.map(async (file) => {
          if (file.id) return file;
          const content = await readFile(copy.draft.id, file.key).catch(() => undefined);
          // Let the server check again whether an earlier upload is still valid.
          return content ? { ...file, content, uploadId: undefined } : undefined;
        }),
      );
      return { ...copy.draft, attachments: attachments.filter((file) => file !== undefined) };
    },

    isOwn: (copy: DeviceCopy): boolean => copy.tab === tab,
  };
}
export type DeviceCopies = ReturnType<typeof deviceCopies>;

/** Stays through reloads of one tab. */
function tabId(): string {
  const name = 'naskah.tab';
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = Math.random().toString(36).slice(2, 10);
  sessionStorage.setItem(name, made);
  return made;
}
