import { useCallback, useRef, useState } from 'react';
import type { Letter } from '../../../../domain/letters/letter.ts';

/**
 * The letter as it was opened: while somebody reads and decides, a text that another one saved waits until it is
 * asked for. What the reader does is taken over at once, and a paraf given beside theirs, which changes no text.
 */
export function useHeldLetter(latest: Letter | undefined): {
  letter: Letter | undefined;
  /** Another text is stored. */
  isOutdated: boolean;
  /** Takes over what is stored now. */
  reload: () => void;
  /** Takes over what follows a step of the reader's own. */
  takeOver: () => void;
} {
  const [held, setHeld] = useState(latest);
  const takesNext = useRef(false);
  const isSame =
    !held || !latest || held.id !== latest.id || held.state !== latest.state || readsSame(held, latest);
  if (latest && latest !== held && (isSame || takesNext.current)) {
    takesNext.current = false;
    setHeld(latest);
  }
  const reload = useCallback(() => setHeld((before) => latest ?? before), [latest]);
  const takeOver = useCallback(() => {
    takesNext.current = true;
  }, []);
  const letter = isSame || takesNext.current ? (latest ?? held) : held;
  return {
    letter,
    isOutdated: letter !== undefined && latest !== undefined && letter !== latest,
    reload,
    takeOver,
  };
}

/** What a paraf moves, and nobody reads as the letter. */
const moved: ReadonlySet<string> = new Set<keyof Letter>([
  'version',
  'updatedAt',
  'holder',
  'reviewers',
  'can',
]);

/** True where only steps beside it were taken since: a paraf changes no text. */
function readsSame(held: Letter, latest: Letter): boolean {
  if (held === latest || held.version === latest.version) return true;
  const names = Object.keys({ ...held, ...latest }).filter((name) => !moved.has(name)) as (keyof Letter)[];
  return names.every(
    (name) => held[name] === latest[name] || JSON.stringify(held[name]) === JSON.stringify(latest[name]),
  );
}
