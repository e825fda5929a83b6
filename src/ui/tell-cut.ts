import { say } from '../../lib/language.ts';
import { formatNumber } from './format.ts';
import { cutWords } from './tell-cut-words.ts';

/**
 * A browser takes of a paste what a field has room for and drops the rest without a word: that is told, for every field
 * with a limit, wherever it stands.
 * @returns how to end it
 */
export function tellCut(tell: (text: string) => void): () => void {
  const look = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { maxLength, value, selectionStart, selectionEnd } = target;
    if (maxLength < 0) return;
    const isLine = target instanceof HTMLInputElement;
    const text = (clipboardData?.getData('text/plain') ?? '').replaceAll(/\r\n?/g, '\n');
    const pasted = isLine ? text.replaceAll('\n', '') : text;
    const tellOf = (over: number) =>
      over > 0 && tell(say(cutWords.cut(formatNumber(maxLength), formatNumber(over))));
    // A field for an e-mail does not say what of it is selected: what a paste has left out is seen afterwards.
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
