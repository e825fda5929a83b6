import type { Letter } from '../../../domain/letters/letter.ts';
import {
  channelLabels,
  type Dispatch,
  type ExternalParty,
  outcomeLabels,
  type PartlyDispatched,
} from '../../../domain/letters/outgoing.ts';
import { say, type Words } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { partlyWords } from '../list/state-chip.tsx';
import { paneWords } from '../pane-words.ts';
import { dispatchWords } from './words.ts';

/**
 * Dispatch state of a letter in one line, with its tone.
 * @param partly the letter's own count of receivers left: while some are, proof from others does not complete it
 */
export function dispatchState(
  dispatches: readonly Dispatch[],
  partly?: PartlyDispatched | null,
): {
  words: string;
  tone: 'neutral' | 'ok' | 'warn' | 'danger';
} {
  const proved = dispatches.find((dispatch) => dispatch.proof);
  if (proved && !partly) return { words: say(dispatchWords.proved), tone: 'ok' };
  const left = dispatches.find(({ outcome }) => outcome !== 'failed' && outcome !== 'withdrawn');
  if (left?.outcome === 'partly') return { words: say(dispatchWords.someFailed), tone: 'danger' };
  if (partly) return { words: partlyWords(partly), tone: 'warn' };
  if (left) return { words: say(stateWords[left.channel]), tone: 'neutral' };
  if (dispatches.some(({ outcome }) => outcome === 'withdrawn'))
    return { words: say(dispatchWords.withdrawn), tone: 'warn' };
  return dispatches.length > 0
    ? { words: say(dispatchWords.failedAll), tone: 'danger' }
    : { words: say(paneWords.notSentYet), tone: 'warn' };
}

/** The dispatch shows the day itself. */
const stateWords: Record<Dispatch['channel'], Words> = {
  mail: dispatchWords.sentByMail,
  courier: dispatchWords.sentByCourier,
  download: dispatchWords.handedOver,
};

/** "Dikirim via surel 21 November 2026" */
export const headline = ({ channel, date, outcome }: Dispatch): string =>
  channel === 'mail'
    ? say(mailed(outcome)(formatDate(date)))
    : `${say(channelLabels[channel])}, ${formatDate(date)}`;

const mailed = (outcome: Dispatch['outcome']) =>
  outcome === 'failed'
    ? dispatchWords.mailFailedOn
    : outcome === 'withdrawn'
      ? dispatchWords.mailWithdrawnOn
      : dispatchWords.mailOn;

/** Whether a line of linesOf says that a mail did not arrive. */
export const isFailure = (line: string, { outcome, failedTo }: Dispatch): boolean =>
  (outcome === 'partly' || outcome === 'failed') &&
  (line === say(outcomeLabels[outcome]) || line === failedLine(failedTo));

const failedLine = (failedTo: readonly string[]): string => say(dispatchWords.failedFor(failedTo.join(', ')));

/** Further facts of a dispatch, a line each. */
export const linesOf = (dispatch: Dispatch): string[] => [
  ...(dispatch.to.length > 0 ? [say(dispatchWords.to(dispatch.to.join(', ')))] : []),
  ...(dispatch.channel === 'mail' && dispatch.outcome !== 'sent'
    ? [say(outcomeLabels[dispatch.outcome])]
    : []),
  ...(dispatch.failedTo.length > 0 && dispatch.outcome === 'partly' ? [failedLine(dispatch.failedTo)] : []),
  ...(dispatch.trackingNumber ? [say(dispatchWords.tracking(dispatch.trackingNumber))] : []),
  ...(dispatch.note ? [dispatch.note] : []),
  say(
    dispatch.onBehalfOf
      ? dispatchWords.byFor(dispatch.personName, dispatch.onBehalfOf)
      : dispatchWords.by(dispatch.personName),
  ),
];

/** Everybody outside whom the letter is for, receivers before ccs, once each. */
export const partiesOf = ({ internalToExternal }: Pick<Letter, 'internalToExternal'>): ExternalParty[] => {
  const all = [...(internalToExternal?.externalReceiver ?? []), ...(internalToExternal?.externalCc ?? [])];
  return all.filter((one, at) => all.findIndex(({ name }) => name === one.name) === at);
};

/** External receivers with a mail address, and those without. */
export const byMail = (letter: Pick<Letter, 'internalToExternal'>) => {
  const all = partiesOf(letter);
  return { reached: all.filter(({ email }) => email), without: all.filter(({ email }) => !email) };
};

export const addressesIn = (typed: string): string[] =>
  typed
    .split(/[\s,;]+/)
    .map((address) => address.trim())
    .filter(Boolean);
