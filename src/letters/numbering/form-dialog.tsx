import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { say } from '../../../lib/language.ts';
import { FormDialog as Frame } from '../../shell/index.ts';
import { words } from './words.ts';

type Props = {
  title: string;
  confirm: string;
  danger?: boolean;
  /** Sends it; throws what the server answers. */
  onSend: () => Promise<void>;
  onClose: () => void;
  /** Fields, given the server's errors by field. */
  children: (errors: Record<string, string>) => ReactNode;
};

/** Submits a form of the register: shows refusals at their field, else above the buttons. */
export function FormDialog({ onSend, children, ...frame }: Props) {
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [failure, setFailure] = useState('');
  const [isSending, setSending] = useState(false);
  const client = useQueryClient();
  const send = async () => {
    setSending(true);
    try {
      await onSend();
      void client.invalidateQueries({ queryKey: ['numbers'] });
    } catch (thrown) {
      const told = errorsOf(thrown);
      setErrors(told);
      setFailure(Object.keys(told).length > 0 ? '' : wordsOf(thrown));
    } finally {
      setSending(false);
    }
  };
  return (
    <Frame {...frame} isSending={isSending} failure={failure} onSend={() => void send()}>
      {children(errors)}
    </Frame>
  );
}

function errorsOf(failure: unknown): Record<string, string> {
  const body = (failure as { body?: { errors?: Record<string, unknown> } } | null)?.body;
  return Object.fromEntries(
    Object.entries(body?.errors ?? {}).flatMap(([field, told]) =>
      typeof told === 'string' && field !== 'root' ? [[field, told]] : [],
    ),
  );
}

const wordsOf = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : say(words.requestFailed);
