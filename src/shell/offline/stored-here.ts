import { newLetter } from '../../../domain/letters/letter-life.ts';
import { unsealed } from '../../sealed/index.ts';
import { keptTexts } from '../../ui/use-kept-text.ts';
import { keptAnswers } from './kept-answers.ts';
import { answerLife, draftLife } from './lifetimes.ts';
import { letterIn } from './paths.ts';
import { type UnsentCopy, unsentCopies } from './unsent-copies.ts';
import type { Waiting } from './waiting-count.ts';
import { readWaiting } from './waiting-marks.ts';

/** Since when something is stored, and when this device deletes it. */
type Times = { since: number; until: number };
export type StoredDraft = Times & {
  copy: UnsentCopy;
  /** Undefined for text of another session, which only its user can read. */
  subject: string | undefined;
  /** The server has never had it. */
  isNew: boolean;
};
export type StoredText = { name: string; text: string; since: number; place: string };
export type StoredWrite = Times & { write: Waiting; verb: string; subject: string | undefined };
export type StoredLetter = Times & { id: string; subject: string; isDraft: boolean };

/** What this device stores of a user, by what becomes of it. */
export type StoredHere = {
  drafts: StoredDraft[];
  texts: StoredText[];
  writes: StoredWrite[];
  letters: StoredLetter[];
  /** First pages of lists, counters and choices of forms. */
  answers: number;
};

/** Reads what this device stores of a user. */
export async function storedHere(userId: string): Promise<StoredHere> {
  const kept = await keptAnswers(userId).catch(() => []);
  const letters = kept.flatMap(({ key, at, data }) => {
    const id = letterIn(key.split('|')[2] ?? '');
    return id && key.endsWith(`/${id}`)
      ? [
          {
            id,
            subject: textIn(data, 'subject') ?? '',
            isDraft: partOf(data, 'state') === newLetter,
            since: at,
            until: at + answerLife,
          },
        ]
      : [];
  });
  const rows = kept.flatMap(({ data }) => rowsIn(data));
  return {
    drafts: unsentCopies(userId).map(draftIn).toSorted(newestFirst),
    texts: keptTexts.keys().flatMap((name) => {
      const kept = keptTexts.read(name);
      return kept ? [{ name, text: kept.text, since: kept.at, place: kept.place }] : [];
    }),
    writes: readWaiting(userId).map((write) => {
      const [id, verb = ''] = write.path.split('/').slice(-2);
      return {
        write,
        // A notification's address ends in its id.
        verb: write.path.startsWith('/notification/') ? 'notification' : verb,
        subject: textIn(
          rows.find((row) => row.id === id),
          'subject',
        ),
        since: write.at,
        until: write.at + answerLife,
      };
    }),
    letters,
    answers: kept.length - letters.length,
  };
}

function draftIn(copy: UnsentCopy): StoredDraft {
  const [, time, sealed = ''] = /^(?:(\d+) )?(.*)$/s.exec(copy.text) ?? [];
  const draft = parsed(unsealed(sealed));
  const since = Number(time ?? partOf(draft, 'at') ?? 0);
  return {
    copy,
    subject: textIn(partOf(draft, 'draft'), 'subject'),
    isNew: draft !== undefined && partOf(draft, 'version') === undefined,
    since,
    until: since + draftLife,
  };
}

function parsed(text: string | undefined): unknown {
  try {
    return text === undefined ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? Reflect.get(whole, name) : undefined;
const textIn = (whole: unknown, name: string): string | undefined => {
  const text = partOf(whole, name);
  return typeof text === 'string' ? text : undefined;
};
const rowsIn = (data: unknown): { id?: unknown }[] => {
  const items = partOf(data, 'items');
  return Array.isArray(items) ? items : [];
};
const newestFirst = (a: Times, b: Times): number => b.since - a.since;
