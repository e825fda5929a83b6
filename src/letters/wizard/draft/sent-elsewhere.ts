import { useEffect } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { useStable } from '../../../shell/index.ts';
import { faultOf } from '../autosave/fault.ts';

const name = 'naskah.letters';

/** Sent off from this tab since they were opened in it: a channel brings a message to its own tab's listeners too. */
const sentFromHere = new Set<string>();

/** Tells the other tabs of this browser that a letter was sent off. */
export function tellSentOff(letterId: string): void {
  sentFromHere.add(letterId);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(letterId);
  channel.close();
}

/**
 * Finds out that an open draft was sent off elsewhere: at once where another tab did it, else as soon as one looks at
 * this tab again. Without that it goes on looking like a draft until something is typed into it.
 * @param letterId undefined while the server does not know it yet
 */
export function useSentElsewhere(letterId: string | undefined, onSent: () => void): void {
  const naskah = useNaskah();
  const getLetter = useStable((id: string) => naskah.getLetter(id));
  const sent = useStable(onSent);
  useEffect(() => {
    if (letterId === undefined) return;
    let isLeft = false;
    // It may have come back, and be sent off elsewhere this time.
    sentFromHere.delete(letterId);
    const ask = async () => {
      if (sentFromHere.has(letterId)) return;
      const isOpen = await getLetter(letterId).then(
        ({ can }) => can.edit,
        (error: unknown) => faultOf(error).kind !== 'stopped',
      );
      if (!isOpen && !isLeft && !sentFromHere.has(letterId)) sent();
    };
    const look = () => void (document.visibilityState === 'visible' && ask());
    const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name);
    const hear = ({ data }: MessageEvent<unknown>) => void (data === letterId && ask());
    channel?.addEventListener('message', hear);
    document.addEventListener('visibilitychange', look);
    return () => {
      isLeft = true;
      channel?.close();
      document.removeEventListener('visibilitychange', look);
    };
  }, [letterId, getLetter, sent]);
}
