import type { Answer, Ok } from '../app.ts';

/** Default English messages of validators. */
const english = /\b(invalid|expected|received|required|must|string|unrecognized|undefined|null|input|too)\b/i;

/** Gives no faults when the call was refused at that field with an Indonesian message; otherwise what is wrong. */
export function refusedAt(field: string, answer: Answer<Ok>, what: string): string[] {
  const { status, body } = answer;
  const told = (): string => `${what}: ${status} ${JSON.stringify(body)?.slice(0, 200)}`;
  if (status !== 422) return [told()];
  const named = Object.keys(body.errors).filter((key) => key === field || key.startsWith(`${field}.`));
  if (named.length === 0 || named.length < Object.keys(body.errors).length) return [told()];
  return isIndonesian(body) ? [] : [told()];
}

/** Whether every message of a refusal says something, in Indonesian. */
export const isIndonesian = ({ message, errors }: Ok): boolean =>
  [message, ...Object.values(errors).flat()].every(
    (text) => typeof text === 'string' && text.trim() !== '' && !english.test(text),
  );
