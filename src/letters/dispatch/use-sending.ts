import { useState } from 'react';
import { failureWords, fieldMessage } from '../failure-words.ts';

/**
 * Submits a dialog's form, one request at a time. On failure the typed values stay, with errors at their fields.
 */
export function useSending<Field extends string>(fields: readonly Field[]) {
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<void>) => {
    if (isSending) return;
    setSending(true);
    setErrors({});
    setFailure('');
    try {
      await work();
    } catch (thrown) {
      setSending(false);
      const found = fields.flatMap((field) => {
        const message = messageAt(thrown, field);
        return message ? [[field, message] as const] : [];
      });
      setErrors(Object.fromEntries(found) as Partial<Record<Field, string>>);
      if (found.length === 0) setFailure(failureWords(thrown));
    }
  };
  return { errors, setErrors, failure, isSending, send };
}

/** At the field itself, or at one of the members of its list ("to.0"). */
function messageAt(thrown: unknown, field: string): string | undefined {
  const own = fieldMessage(thrown, field);
  if (own) return own;
  for (let index = 0; index < 50; index += 1) {
    const one = fieldMessage(thrown, `${field}.${index}`);
    if (one) return one;
  }
  return undefined;
}
