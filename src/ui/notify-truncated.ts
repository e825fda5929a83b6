import { type Message, translate } from '../../lib/language.ts';
import { formatNumber } from './format.ts';

const cutMessages = {
  cut: (most: string, over: string): Message => ({
    id: `Isian ini memuat paling banyak ${most} karakter: ${over} karakter terakhir yang ditempel tidak masuk.`,
    en: `This field takes at most ${most} characters: the last ${over} of what you pasted were left out.`,
  }),
} satisfies Record<string, (...given: string[]) => Message>;

/**
 * Browsers silently cut a paste at a field's limit: notifies of it, for every field with one.
 * @returns stop
 */
export function notifyTruncated(tell: (text: string) => void): () => void {
  const look = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { maxLength, value, selectionStart, selectionEnd } = target;
    if (maxLength < 0) return;
    const isLine = target instanceof HTMLInputElement;
    const text = (clipboardData?.getData('text/plain') ?? '').replaceAll(/\r\n?/g, '\n');
    const pasted = isLine ? text.replaceAll('\n', '') : text;
    const tellOf = (over: number) =>
      over > 0 && tell(translate(cutMessages.cut(formatNumber(maxLength), formatNumber(over))));
    // E-mail fields expose no selection: measure after the paste what is missing.
    if (selectionStart === null || selectionEnd === null)
      setTimeout(() => tellOf(leftOut(pasted.trim(), target.value)));
    else tellOf(value.length - (selectionEnd - selectionStart) + pasted.length - maxLength);
  };
  document.addEventListener('paste', look, true);
  return () => document.removeEventListener('paste', look, true);
}

/** How much of the end of a paste the field does not hold. */
function leftOut(pasted: string, held: string): number {
  let taken = pasted.length;
  while (taken > 0 && !held.includes(pasted.slice(0, taken))) taken -= 1;
  return pasted.length - taken;
}
