import { useEffect, useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { useStable } from '../../../ui/use-stable.ts';
import type { DeviceCopies, DeviceCopy } from './device-copy.ts';
import { inputOf, isOnItsWay } from './draft.ts';
import type { LetterApi } from './open-draft.ts';
import { isSameLetter } from './same-letter.ts';
import type { Opened } from './use-opened-draft.ts';

/** Offers unsaved copies of other tabs on this device. Copies that the server has already are deleted. */
export function useOffers(opened: Opened): [readonly DeviceCopy[], (copy: DeviceCopy) => void] {
  const naskah = useNaskah();
  // The verbs of useNaskah are new ones each time they are taken.
  const getLetter = useStable((id: string) => naskah.getLetter(id));
  const [offers, setOffers] = useState<readonly DeviceCopy[]>(none);
  const withdraw = (copy: DeviceCopy) => setOffers((before) => before.filter((other) => other !== copy));
  useEffect(() => {
    setOffers(none);
    if (opened.kind !== 'open') return;
    let isLeft = false;
    const { copies, others } = opened;
    void Promise.all(others.slice(0, most).map((copy) => isWithServer(copy, copies, getLetter))).then(
      (arrived) => {
        for (const [at, copy] of others.entries()) if (arrived[at]) copies.dismiss(copy);
        if (!isLeft) setOffers(others.filter((_, at) => !arrived[at]));
      },
    );
    return () => {
      isLeft = true;
    };
  }, [opened, getLetter]);
  return [offers, withdraw];
}

const none: readonly DeviceCopy[] = [];

/** More than these are not shown at once. */
const most = 3;

async function isWithServer(
  copy: DeviceCopy,
  copies: DeviceCopies,
  getLetter: LetterApi['getLetter'],
): Promise<boolean> {
  // Never saved: there is nothing to ask for.
  if (copy.version === undefined) return false;
  try {
    const typed = await copies.open(copy);
    if (typed.attachments.some(isOnItsWay)) return false;
    return isSameLetter(inputOf(typed).input, await getLetter(copy.draft.id));
  } catch {
    return false;
  }
}
