import { sealed, unsealed } from '../../../sealed/index.ts';
import { basePrefix, copyPrefix } from '../../../shell/index.ts';
import { deleteFiles, readFile, writeFile } from './device-files.ts';
import type { Draft } from './draft.ts';

/** A draft stored on this device until the server has it. */
export type DeviceCopy = { draft: Draft; version: number | undefined; at: number; tab: string };

const longest = 30 * 24 * 3_600_000;

/**
 * Stores a user's drafts in this browser, encrypted for that user: text in localStorage (synchronous, every
 * change), files once beside it. One copy per tab keeps tabs apart.
 */
export function deviceCopies(userId: string, tab: string = tabId()) {
  const keyOf = (letterId: string, ofTab = tab) => `${copyPrefix}.${userId}.${letterId}.${ofTab}`;
  const baseKeyOf = (letterId: string, ofTab = tab) => `${basePrefix}.${userId}.${letterId}.${ofTab}`;
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
      const copy: DeviceCopy = { draft: { ...draft, attachments }, version, at: Date.now(), tab };
      try {
        write(keyOf(draft.id), copy);
        return true;
      } catch {
        return false;
      }
    },

    /**
     * Stores the server's draft as this tab began to change it; without it others' changes cannot be told apart.
     */
    keepBase(base: Draft, version: number): void {
      if (baseVersion === version) return;
      try {
        localStorage.setItem(baseKeyOf(base.id), sealed(JSON.stringify({ version, draft: base })));
        baseVersion = version;
      } catch {
        // Then every difference is asked about.
      }
    },

    /** That of a copy; null where the device has it not. */
    baseOf({ draft, version, tab: ofTab }: DeviceCopy): Draft | null {
      try {
        const kept = JSON.parse(
          unsealed(localStorage.getItem(baseKeyOf(draft.id, ofTab)) ?? '') ?? 'null',
        ) as {
          version: number;
          draft: Draft;
        } | null;
        return kept && kept.version === version ? kept.draft : null;
      } catch {
        return null;
      }
    },

    /** The server has everything this tab has typed. */
    forget(letterId: string): void {
      localStorage.removeItem(keyOf(letterId));
      localStorage.removeItem(baseKeyOf(letterId));
      baseVersion = undefined;
      if (written.size > 0) void deleteFiles(letterId).catch(() => undefined);
      written.clear();
    },

    /** The person does not want it. */
    dismiss(copy: DeviceCopy): void {
      localStorage.removeItem(keyOf(copy.draft.id, copy.tab));
      localStorage.removeItem(baseKeyOf(copy.draft.id, copy.tab));
      if (!this.list().some((other) => other.draft.id === copy.draft.id))
        void deleteFiles(copy.draft.id).catch(() => undefined);
    },

    /** Takes over another tab's copy as this tab's own, to be opened by its id. */
    adopt(copy: DeviceCopy): void {
      write(keyOf(copy.draft.id), { ...copy, tab });
      if (copy.tab === tab) return;
      const base = localStorage.getItem(baseKeyOf(copy.draft.id, copy.tab));
      if (base) localStorage.setItem(baseKeyOf(copy.draft.id), base);
      localStorage.removeItem(keyOf(copy.draft.id, copy.tab));
      localStorage.removeItem(baseKeyOf(copy.draft.id, copy.tab));
    },

    /** Lists this user's copies, newest first; deletes those older than a month. */
    list(): DeviceCopy[] {
      const copies: DeviceCopy[] = [];
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(`${copyPrefix}.${userId}.`)) continue;
        const { copy, at } = read(key);
        if (Date.now() - at > longest) localStorage.removeItem(key);
        else if (copy) copies.push(copy);
      }
      return copies.toSorted((a, b) => b.at - a.at);
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

/** The time is outside the encrypted text: unreadable copies must also expire after a month. */
const write = (key: string, copy: DeviceCopy): void =>
  localStorage.setItem(key, `${copy.at} ${sealed(JSON.stringify(copy))}`);

function read(key: string): { at: number; copy?: DeviceCopy } {
  const text = localStorage.getItem(key) ?? '';
  const [, at = '0', kept = text] = /^(\d+) (.*)$/s.exec(text) ?? [];
  try {
    const copy = JSON.parse(unsealed(kept) ?? '') as Partial<DeviceCopy>;
    if (copy.draft && typeof copy.at === 'number' && copy.tab) {
      // From before copies were sealed.
      if (kept === text) write(key, copy as DeviceCopy);
      return { at: copy.at, copy: copy as DeviceCopy };
    }
  } catch {
    // Another key's, or damaged.
  }
  return { at: Number(at) };
}

/** Stays through reloads of one tab. */
function tabId(): string {
  const name = 'naskah.tab';
  const known = sessionStorage.getItem(name);
  if (known) return known;
  const made = Math.random().toString(36).slice(2, 10);
  sessionStorage.setItem(name, made);
  return made;
}
