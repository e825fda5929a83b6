import { startTransition, useEffect, useMemo, useRef, useState } from 'react';
import type { Autosave, Snapshot } from '../autosave/autosave.ts';
import type { Draft } from '../draft/draft.ts';
import type { Wizard } from './wizard-context.ts';

/**
 * The draft as it is drawn, and how it is changed. What `write` types and what becomes of a save are drawn
 * interruptibly: no key waits for the whole wizard.
 */
export function useWriting(
  autosave: Autosave<Draft>,
): [Snapshot<Draft>, Pick<Wizard, 'change' | 'prefill' | 'write'>] {
  const [drawn, setDrawn] = useState(autosave.snapshot);
  const isTyping = useRef(false);
  useEffect(() => {
    let told = autosave.snapshot();
    setDrawn(told);
    return autosave.subscribe(() => {
      const now = autosave.snapshot();
      const mayWait = isTyping.current || now.document === told.document;
      told = now;
      if (mayWait) startTransition(() => setDrawn(now));
      else setDrawn(now);
    });
  }, [autosave]);
  const writing = useMemo(() => {
    const patched = (patch: Parameters<Wizard['change']>[0]) => (current: Draft) => ({
      ...current,
      ...(typeof patch === 'function' ? patch(current) : patch),
    });
    const change: Wizard['change'] = (patch) => autosave.change(patched(patch));
    const write: Wizard['write'] = (patch) => {
      isTyping.current = true;
      change(patch);
      isTyping.current = false;
    };
    const prefill: Wizard['prefill'] = (patch) => autosave.prefill(patched(patch));
    return { change, write, prefill };
  }, [autosave]);
  return [drawn, writing];
}
