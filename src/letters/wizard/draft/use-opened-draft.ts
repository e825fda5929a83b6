import { useEffect, useState } from 'react';
import { currentUser } from '../../../../authProvider/index.ts';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { type DeviceCopies, deviceCopies } from './device-copy.ts';
import { type OpenedDraft, openDraft, startDraft } from './open-draft.ts';

export type Opened =
  | { kind: 'opening' }
  | { kind: 'failed'; error: unknown }
  | (OpenedDraft & { copies: DeviceCopies });

/**
 * Opens the draft once per id; unmounting saves what is pending and releases it.
 * @param isNew a new letter: no request to the server
 * @returns the draft, and how to open it again
 */
export function useOpenedDraft(id: string, isNew: boolean): [Opened, () => void] {
  const { getLetter, saveLetter } = useNaskah();
  const [opened, setOpened] = useState<Opened>({ kind: 'opening' });
  const [turn, setTurn] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: opened once for an id and turn; isNew only says how
  useEffect(() => {
    let isLeft = false;
    let draft: OpenedDraft | undefined;
    const open = async () => {
      const copies = deviceCopies((await currentUser()).id);
      const opening = { api: { getLetter, saveLetter }, copies, isOnline: () => navigator.onLine };
      draft = isNew && turn === 0 ? startDraft(id, dayInWib(), opening) : await openDraft(id, opening);
      if (isLeft) letGo(draft);
      else setOpened({ ...draft, copies });
    };
    open().catch((error: unknown) => !isLeft && setOpened({ kind: 'failed', error }));
    return () => {
      isLeft = true;
      if (draft) letGo(draft);
      setOpened({ kind: 'opening' });
    };
  }, [id, turn]);

  return [opened, () => setTurn((before) => before + 1)];
}

function letGo(draft: OpenedDraft): void {
  if (draft.kind === 'open') void draft.autosave.flush().finally(draft.autosave.stop);
}
