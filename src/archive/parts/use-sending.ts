import { useState } from 'react';
import { say } from '../../../lib/language.ts';
import { partWords } from './words.ts';

/** Submits a small form: shows refusals at their field, else above the buttons. */
export function useSending(): {
  errors: Record<string, string>;
  failure: string;
  isSending: boolean;
  send: (work: () => Promise<void>) => Promise<void>;
} {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<void>) => {
    setSending(true);
    try {
      await work();
    } catch (thrown) {
      const told = errorsOf(thrown);
      setErrors(told);
      setFailure(Object.keys(told).length > 0 ? '' : failureOf(thrown));
    } finally {
      setSending(false);
    }
  };
  return { errors, failure, isSending, send };
}

/** What a failure says to a person. */
export const failureOf = (failure: unknown): string => {
  if (typeof failure !== 'object' || failure === null || !('status' in failure))
    return say(partWords.unreachable);
  return failure instanceof Error && failure.message ? failure.message : say(partWords.notDone);
};

function errorsOf(failure: unknown): Record<string, string> {
  const body = (failure as { body?: { errors?: Record<string, unknown> } } | null)?.body;
  return Object.fromEntries(
    Object.entries(body?.errors ?? {}).flatMap(([field, told]) =>
      typeof told === 'string' && field !== 'root' ? [[field, told]] : [],
    ),
  );
}
