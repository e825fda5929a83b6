import { say } from '../../../resources/language.ts';
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
    const pasted = (clipboardData?.getData('text/plain') ?? '').replaceAll(/\r\n?/g, '\n');
    const chosen = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const whole = value.length - chosen + (isLine ? pasted.replaceAll('\n', '') : pasted).length;
    if (whole > maxLength) tell(say(cutWords.cut(formatNumber(maxLength), formatNumber(whole - maxLength))));
  };
  document.addEventListener('paste', look, true);
  return () => document.removeEventListener('paste', look, true);
}
