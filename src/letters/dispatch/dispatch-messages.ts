import type { Letter } from '../../../domain/letters/letter.ts';
import {
  channelLabels,
  type Dispatch,
  type ExternalParty,
  outcomeLabels,
  type PartlyDispatched,
} from '../../../domain/letters/outgoing.ts';
import type { Tone } from '../../../lib/choice.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { partlyWords } from '../lists/letter-state-chip.tsx';
import { paneMessages } from '../pane-messages.ts';
import { dispatchMessages } from './messages.ts';

/**
 * Dispatch state of a letter in one line, with its tone.
 * @param partly the letter's own count of receivers left: while some are, proof from others does not complete it
 */
export function dispatchState(
  dispatches: readonly Dispatch[],
  partly?: PartlyDispatched | null,
): {
  words: string;
  tone: Tone;
} {
  const proved = dispatches.find((dispatch) => dispatch.proof);
  if (proved && !partly) return { words: translate(dispatchMessages.proved), tone: 'ok' };
  const left = dispatches.find(({ outcome }) => outcome !== 'failed' && outcome !== 'withdrawn');
  if (left?.outcome === 'partly') return { words: translate(dispatchMessages.someFailed), tone: 'danger' };
  if (partly) return { words: partlyWords(partly), tone: 'accent' };
  if (left) return { words: translate(stateMessages[left.channel]), tone: 'neutral' };
  if (dispatches.some(({ outcome }) => outcome === 'withdrawn'))
    return { words: translate(dispatchMessages.withdrawn), tone: 'warn' };
  return dispatches.length > 0
    ? { words: translate(dispatchMessages.failedAll), tone: 'danger' }
    : { words: translate(paneMessages.notSentYet), tone: 'accent' };
}

/** The dispatch shows the day itself. */
const stateMessages: Record<Dispatch['channel'], Message> = {
  mail: dispatchMessages.sentByMail,
  courier: dispatchMessages.sentByCourier,
  download: dispatchMessages.handedOver,
};

/** "Dikirim via surel 21 November 2026" */
export const headline = ({ channel, date, outcome }: Dispatch): string =>
  channel === 'mail'
    ? translate(mailed(outcome)(formatDate(date)))
    : `${translate(channelLabels[channel])}, ${formatDate(date)}`;

const mailed = (outcome: Dispatch['outcome']) =>
  outcome === 'failed'
    ? dispatchMessages.mailFailedOn
    : outcome === 'withdrawn'
      ? dispatchMessages.mailWithdrawnOn
      : dispatchMessages.mailOn;

/** Whether a line of linesOf says that a mail did not arrive. */
export const isFailure = (line: string, { outcome, failedTo }: Dispatch): boolean =>
  (outcome === 'partly' || outcome === 'failed') &&
  (line === translate(outcomeLabels[outcome]) || line === failedLine(failedTo));

const failedLine = (failedTo: readonly string[]): string =>
  translate(dispatchMessages.failedFor(failedTo.join(', ')));

/** Further facts of a dispatch, a line each. */
export const linesOf = (dispatch: Dispatch): string[] => [
  ...(dispatch.to.length > 0 ? [translate(dispatchMessages.to(dispatch.to.join(', ')))] : []),
  ...(dispatch.channel === 'mail' && dispatch.outcome !== 'sent'
    ? [translate(outcomeLabels[dispatch.outcome])]
    : []),
  ...(dispatch.failedTo.length > 0 && dispatch.outcome === 'partly' ? [failedLine(dispatch.failedTo)] : []),
  ...(dispatch.trackingNumber ? [translate(dispatchMessages.tracking(dispatch.trackingNumber))] : []),
  ...(dispatch.note ? [dispatch.note] : []),
  translate(
    dispatch.onBehalfOf
      ? dispatchMessages.byFor(dispatch.personName, dispatch.onBehalfOf)
      : dispatchMessages.by(dispatch.personName),
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
