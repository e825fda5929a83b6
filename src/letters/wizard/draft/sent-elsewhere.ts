import { useEffect } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import { useStable } from '../../../ui/use-stable.ts';
import { faultOf } from '../autosave/fault.ts';

const name = 'naskah.letters';

/** Letters sent from this tab since opening: BroadcastChannel also reaches other listeners in the same tab. */
const sentFromHere = new Set<string>();

/** The mutation key of the request that sends a letter off. */
export const sendingOf = (letterId: string) => ['letters', 'send-off', letterId];

/** Notifies this browser's other tabs that a letter was sent. */
export function tellSentOff(letterId: string): void {
  sentFromHere.add(letterId);
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(name);
  channel.postMessage(letterId);
  channel.close();
}

/**
 * Detects that an open draft was sent elsewhere: at once from another tab, else when this tab regains focus.
 * Otherwise it would look like a draft until edited.
 * @param letterId undefined while the server has no such letter
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
