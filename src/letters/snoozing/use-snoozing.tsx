import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { SnoozeOf } from '../../../domain/letters/snooze.ts';
import { lazyPart } from '../../shell/index.ts';
import { useStable } from '../../ui/use-stable.ts';

const AskUntil = lazyPart(() => import('./ask-until.tsx'));
export const loadSnooze = () => import('./ask-until.tsx');

export type Snoozed = {
  of: SnoozeOf;
  ids: string[];
  /** They are put off now. */
  isSnoozed?: boolean;
  /** Called when it has left the list. */
  onDone?: (() => void) | undefined;
};

export type Snoozing = {
  ask: (what: Snoozed) => void;
  /** Brings it back, or takes its mark off. */
  end: (what: Snoozed) => Promise<void>;
  /** To be rendered. */
  dialog: ReactNode;
};

/** Puts inbox items and tasks off for the reader; undo brings them back. */
export function useSnoozing(): Snoozing {
  const { snooze } = useNaskah();
  const client = useQueryClient();
  const [asked, setAsked] = useState<Snoozed | null>(null);
  const set = useStable(async (what: Snoozed, until: string | null) => {
    const { putOff } = await import('./put-off.ts');
    await putOff(snooze, client, what, until);
  });
  return {
    ask: setAsked,
    end: useStable((what: Snoozed) => set(what, null)),
    dialog: asked && (
      <Suspense>
        <AskUntil what={asked} set={set} onClose={() => setAsked(null)} />
      </Suspense>
    ),
  };
}
