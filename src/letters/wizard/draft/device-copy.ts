import { sealed, unsealed } from '../../../sealed/index.ts';
import { basePrefix, copyPrefix } from '../../../shell/index.ts';
import { deleteFiles, readFile, writeFile } from './device-files.ts';
import type { Draft } from './draft.ts';

/** What this device keeps of a draft until the server has it. */
export type DeviceCopy = { draft: Draft; version: number | undefined; at: number; tab: string };

const longest = 30 * 24 * 3_600_000;

/**
 * The copies of one person's drafts in this browser, sealed for that person. The text is written at once with every
 * change (localStorage answers before the next keystroke), files once, beside it. One copy a tab, so that two tabs keep apart.
 */
export function deviceCopies(userId: string, tab: string = tabId()) {
  const keyOf = (letterId: string, ofTab = tab) => `${copyPrefix}.${userId}.${letterId}.${ofTab}`;
  const baseKeyOf = (letterId: string, ofTab = tab) => `${basePrefix}.${userId}.${letterId}.${ofTab}`;
  const written = new Set<string>();
  /** The version whose base is on the device. */
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

    /** What the server had when this tab began to change it: without it, changes of others could not be told apart. */
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

    /** Makes what another tab left behind this tab's own, to be opened by its id. */
    adopt(copy: DeviceCopy): void {
      write(keyOf(copy.draft.id), { ...copy, tab });
      if (copy.tab === tab) return;
      const base = localStorage.getItem(baseKeyOf(copy.draft.id, copy.tab));
      if (base) localStorage.setItem(baseKeyOf(copy.draft.id), base);
      localStorage.removeItem(keyOf(copy.draft.id, copy.tab));
      localStorage.removeItem(baseKeyOf(copy.draft.id, copy.tab));
    },

    /** All copies of this person, newest first; those older than a month are thrown away. */
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
          // Whether an upload of before is still good is asked of the server again.
          return content ? { ...file, content, uploadId: undefined } : undefined;
        }),
      );
      return { ...copy.draft, attachments: attachments.filter((file) => file !== undefined) };
    },

    isOwn: (copy: DeviceCopy): boolean => copy.tab === tab,
  };
}
export type DeviceCopies = ReturnType<typeof deviceCopies>;

/** When it was written stands beside the sealed text: what nobody can read any more goes after a month, too. */
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
