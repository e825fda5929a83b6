import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';
import { type Autosave, createAutosave, type Saved } from '../autosave/autosave.ts';
import { faultOf } from '../autosave/fault.ts';
import type { DeviceCopies, DeviceCopy } from './device-copy.ts';
import { type Draft, draftOf, emptyDraft, inputOf, isOnItsWay, type Outgoing, settleFiles } from './draft.ts';
import { isSameLetter } from './same-letter.ts';
import { withoutRefused } from './without-refused.ts';

/** Server calls of the wizard, implemented by the data provider. */
export type LetterApi = {
  getLetter: (id: string) => Promise<Letter>;
  saveLetter: (letter: LetterInput) => Promise<Letter>;
};

export type OpenedDraft =
  | {
      kind: 'open';
      autosave: Autosave<Draft>;
      /** The server's draft at a version, the base of local changes; null when unknown. */
      baseAt: BaseAt;
      restored: DeviceCopy | null;
      others: DeviceCopy[];
      letter: Letter | null;
    }
  /** This user may not change the letter (any more); `left` holds unsaved local text. */
  | { kind: 'closed'; letter: Letter; left: DeviceCopy | null }
  /** The user can no longer load the letter; this device still has its text. */
  | { kind: 'gone'; error: unknown; left: DeviceCopy };

type BaseAt = (version: number | undefined) => Draft | null;

type Opening = { api: LetterApi; copies: DeviceCopies; isOnline: () => boolean };

/** Starts a new letter; nothing is sent before the first change. */
export const startDraft = (id: string, today: string, opening: Opening): OpenedDraft => ({
  kind: 'open',
  ...autosaveOf(emptyDraft(id, today), undefined, null, opening),
  restored: null,
  letter: null,
  others: opening.copies.list().filter((copy) => copy.draft.id !== id && isLeftBehind(copy, opening)),
});

/** Another tab in use also has a copy, briefly until its save; only older copies count. */
const isLeftBehind = (copy: DeviceCopy, { copies }: Opening): boolean =>
  copies.isOwn(copy) || Date.now() - copy.at > 15_000;

/**
 * Opens a draft together with its device copies: this tab's own text is restored, other tabs' copies are only
 * offered.
 * @throws the server's error, when this device has nothing either
 */
export async function openDraft(id: string, opening: Opening): Promise<OpenedDraft> {
  const mine = opening.copies.list().filter((copy) => copy.draft.id === id);
  const own = mine.find(opening.copies.isOwn);
  const typed = own && (await opening.copies.open(own));
  let letter: Letter;
  try {
    letter = await opening.api.getLetter(id);
  } catch (error) {
    const isGone = faultOf(error).kind === 'stopped';
    const isUnsent = isGone && own?.version === undefined;
    if (isGone && own && !isUnsent) return { kind: 'gone', error, left: own };
    if (!own || !typed || !(isUnsent || faultOf(error).kind === 'again')) throw error;
    return restored(own, typed, null, [], opening);
  }
  const isOpen = typed && (typed.attachments.some(isOnItsWay) || !isSameLetter(inputOf(typed).input, letter));
  if (!letter.can.edit) {
    if (own && !isOpen) opening.copies.forget(id);
    return { kind: 'closed', letter, left: own && isOpen ? own : null };
  }
  if (own && typed && isOpen) {
    return restored(
      own,
      typed,
      letter,
      mine.filter((copy) => copy !== own),
      opening,
    );
  }
  if (own) opening.copies.forget(id);
  return {
    kind: 'open',
    ...autosaveOf(draftOf(letter), letter.version, draftOf(letter), opening),
    restored: null,
    letter,
    others: mine.filter((copy) => copy !== own && copy.at > Date.parse(letter.updatedAt)),
  };
}

/** Continues with the device copy and saves it at once; a newer server version gives a conflict. */
function restored(
  copy: DeviceCopy,
  typed: Draft,
  letter: Letter | null,
  others: DeviceCopy[],
  opening: Opening,
): OpenedDraft {
  const { autosave, baseAt } = autosaveOf(typed, copy.version, opening.copies.baseOf(copy), opening);
  autosave.change((current) => ({ ...current }));
  return { kind: 'open', autosave, baseAt, restored: copy, letter, others };
}

function autosaveOf(
  initial: Draft,
  version: number | undefined,
  known: Draft | null,
  { api, copies, isOnline }: Opening,
): { autosave: Autosave<Draft>; baseAt: BaseAt } {
  let base = known && version !== undefined ? { version, draft: known } : null;
  const saved = (outgoing: Outgoing, letter: Letter): Saved<Draft> => {
    base = { version: letter.version, draft: draftOf(letter) };
    return savedAs(outgoing, letter);
  };
  const autosave = createAutosave<Draft>({
    initial,
    version,
    isOnline,
    save: async (draft, at) => {
      const outgoing = inputOf(draft, at);
      try {
        return saved(outgoing, await api.saveLetter(outgoing.input));
      } catch (error) {
        const refused = faultOf(error);
        if (refused.kind !== 'refused' || !refused.errors) throw error;
        // Save the other fields without the refused ones.
        const known = base && inputOf(base.draft, at).input;
        const rest = withoutRefused(outgoing.input, known, Object.keys(refused.errors));
        if (!rest) throw error;
        return { ...saved(outgoing, await api.saveLetter(rest)), refused };
      }
    },
    recover: async (drafts) => {
      const letter = await api.getLetter(initial.id);
      const which = drafts.findIndex((draft) => isSameLetter(inputOf(draft).input, letter));
      const draft = drafts[which];
      return draft ? { ...saved(inputOf(draft), letter), which } : null;
    },
    keep: (draft, at) => {
      if (base && base.version === at) copies.keepBase(base.draft, base.version);
      return copies.keep(draft, at);
    },
    // A file still uploading exists only on this device.
    forget: (draft, at) => {
      if (draft.attachments.some(isOnItsWay)) copies.keep(draft, at);
      else copies.forget(initial.id);
    },
  });
  return { autosave, baseAt: (at) => (base && base.version === at ? base.draft : null) };
}

const savedAs = (outgoing: Outgoing, letter: Letter): Saved<Draft> => ({
  version: letter.version,
  settle: (now) => withAdvice(settleFiles(outgoing, letter)(now), letter.signerAdvice ?? null),
});

const withAdvice = (draft: Draft, signerAdvice: string | null): Draft =>
  (draft.signerAdvice ?? null) === signerAdvice ? draft : { ...draft, signerAdvice };
