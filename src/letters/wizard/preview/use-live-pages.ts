import { useIsMutating } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Drawn } from '../../sheet/index.ts';
import type { Draft } from '../draft/draft.ts';
import { sendingOf } from '../draft/sent-elsewhere.ts';
import { useWizard } from '../frame/wizard-context.ts';

/** Long enough for two letters typed at once, short enough to see the page within 150 ms of the last. */
const debounceMs = 40;

type Live = {
  /** Undefined until they are here; null where there are none, so that the text is shown as it stands. */
  drawn: Drawn | null | undefined;
  /** Why the page stays as it was: by field, what cannot be printed. */
  faults: string[];
};

/**
 * Fetches the draft's pages with the text as it is typed. The old ones stay until the new are here.
 * @param shown the preview's place: nothing is asked for while it is out of sight
 * @param view asks anew where it changes
 * @param told what the step says already, no fault a second time
 */
export function useLivePages(
  shown: RefObject<Element | null>,
  view: string,
  isWanted: boolean,
  told: readonly (string | undefined)[] = [],
): Live {
  const { draft, autosave, saveState } = useWizard();
  // Its verbs are new ones whenever they are taken out of it.
  const naskah = useNaskah();
  const [live, setLive] = useState<Live>({ drawn: undefined, faults: [] });
  const asked = useRef<AbortController>(undefined);
  const { id, content, coverContent } = draft;
  const isSending = useIsMutating({ mutationKey: sendingOf(id) }) > 0;
  const isStored = autosave.snapshot().version !== undefined;
  const others = useSavedOthers(draft, saveState.kind === 'saved' || saveState.kind === 'untouched');

  // biome-ignore lint/correctness/useExhaustiveDependencies: what else is printed was saved
  useEffect(() => {
    // Of a letter that has left there is no preview any more: a late answer would be a refusal.
    if (isSending) asked.current?.abort();
    if (!isWanted || !isStored || isSending) return;
    const timer = setTimeout(async () => {
      if (!shown.current?.checkVisibility() || autosave.isStopped()) return;
      asked.current?.abort();
      asked.current = new AbortController();
      const { signal } = asked.current;
      try {
        const drawn = await naskah.previewPages(id, { content, coverContent }, { signal });
        setLive({ drawn, faults: [] });
      } catch (error) {
        if (signal.aborted || statusOf(error) === 409) return;
        const faults = statusOf(error) === 422 && error instanceof HttpError ? faultsOf(error) : [];
        setLive((before) => (faults.length > 0 ? { ...before, faults } : { drawn: null, faults }));
      }
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [naskah, shown, view, isWanted, isStored, isSending, id, content, coverContent, others]);
  useEffect(() => () => asked.current?.abort(), []);
  return { ...live, faults: live.faults.filter((fault) => !told.includes(fault)) };
}

/** Gives what else the draft says, as it was when it was last saved: the server prints that. */
function useSavedOthers({ content: _, coverContent: __, ...others }: Draft, isSaved: boolean): string {
  const now = JSON.stringify(others);
  // Nothing that is still on its way counts as printed.
  const saved = useRef(isSaved ? now : '');
  if (isSaved) saved.current = now;
  return saved.current;
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof HttpError ? error.status : undefined;

const faultsOf = ({ body, message }: HttpError): string[] => {
  const told = Object.values((body?.errors ?? {}) as Record<string, string | string[]>).flat();
  return told.length > 0 ? told : [message];
};
