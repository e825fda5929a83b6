import { useQueryClient } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { FilingOutcome } from '../../../domain/calls/archive-filing.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { filingUnit } from '../../../resources/dokumen/pemberkasan/berkas.ts';
import { filingMessages as messages } from './messages.ts';
import { useNotifyFiled } from './use-notify-filed.ts';

/** Result of filing: how many, and why not the others. */
function filedMessages({ filed, refused }: FilingOutcome): Message {
  const [first] = refused;
  if (!first) return { id: `${filed} arsip diberkaskan`, en: `${filed} filed` };
  return {
    id: `${filed} arsip diberkaskan. ${refused.length} tidak: ${first.reason}`,
    en: `${filed} filed. ${refused.length} not: ${first.reason}`,
  };
}

/** One call of filing: these items into this filing unit, or out of any. */
export type Move = { ids: readonly string[]; to: string | null };

/**
 * Files, moves or takes out items, notifies of the result, and offers an undo that returns each to its former
 * place.
 * @param shown refetches further data after the move
 */
export function useMoving(shown?: () => void): (moves: readonly Move[]) => Promise<void> {
  const notifyFiled = useNotifyFiled();
  const client = useQueryClient();
  const { fileArchives } = useNaskah();
  const all = async (moves: readonly Move[]): Promise<FilingOutcome> => {
    const whole: FilingOutcome = { filed: 0, refused: [], from: [] };
    try {
      for (const { ids, to } of moves) {
        const { filed, refused, from } = await fileArchives(ids, to);
        whole.filed += filed;
        whole.refused.push(...refused);
        whole.from.push(...from);
      }
    } finally {
      shown?.();
      for (const name of [archive.name, filingUnit.name, 'filing', 'archive-detail'])
        void client.invalidateQueries({ queryKey: [name] });
    }
    return whole;
  };
  return async (moves) => {
    const outcome = await all(moves);
    const isOut = moves.every(({ to }) => to === null);
    notifyFiled(
      translate(isOut ? messages.takenOut(outcome.filed) : filedMessages(outcome)),
      async () => {
        const back = await all(outcome.from.map(({ ids, filingUnitId }) => ({ ids, to: filingUnitId })));
        if (back.refused[0]) throw new Error(back.refused[0].reason);
      },
      outcome.refused.length > 0 ? 'warning' : 'success',
    );
  };
}
