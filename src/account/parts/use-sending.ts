import { useState } from 'react';
import { say } from '../../../lib/language.ts';
import { words } from '../words.ts';

type Told = { failure: string; errors: Record<string, string> };
const nothing: Told = { failure: '', errors: {} };

/** Submits a small form: shows refusals at their field, else above the buttons. */
export function useSending(): Told & {
  isSending: boolean;
  /** @returns whether it went through */
  send: (work: () => Promise<unknown>) => Promise<boolean>;
} {
  const [told, setTold] = useState(nothing);
  const [isSending, setSending] = useState(false);
  const send = async (work: () => Promise<unknown>): Promise<boolean> => {
    setSending(true);
    try {
      await work();
      setTold(nothing);
      return true;
    } catch (thrown) {
      const errors = errorsOf(thrown);
      const failure = thrown instanceof Error && thrown.message ? thrown.message : say(words.failed);
      setTold({ errors, failure: Object.keys(errors).length > 0 ? '' : failure });
      return false;
    } finally {
      setSending(false);
    }
  };
  return { ...told, isSending, send };
}

function errorsOf(failure: unknown): Record<string, string> {
  const body = (failure as { body?: { errors?: Record<string, unknown> } } | null)?.body;
  return Object.fromEntries(
    Object.entries(body?.errors ?? {}).flatMap(([field, told]) =>
      typeof told === 'string' && field !== 'root' ? [[field, told]] : [],
    ),
  );
}
