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
    !held ||
    !latest ||
    held.id !== latest.id ||
    held.version === latest.version - parafsSince(held, latest) ||
    held.state !== latest.state;
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
    isOutdated: letter !== undefined && latest !== undefined && letter.version !== latest.version,
    reload,
    takeOver,
  };
}

/** Each is a version of its own (DOMAIN 6, reviewers asked at once). */
const parafsSince = (held: Letter, latest: Letter): number => parafsOn(latest) - parafsOn(held);
const parafsOn = ({ reviewers }: Letter): number =>
  reviewers.filter(({ status }) => status === 'approved').length;
