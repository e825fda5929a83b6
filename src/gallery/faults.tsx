import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { translate } from '../../lib/language.ts';
import { messages } from './messages.ts';

/** Says of these fields that they are wrong, as the server would. */
export function Faults({ names }: { names: readonly string[] }) {
  const { setError } = useFormContext();
  useEffect(() => {
    // After the form takes its first values, which clears earlier errors.
    const timer = setTimeout(() => {
      for (const name of names) setError(name, { type: 'server', message: translate(messages.wrongOne) });
    });
    return () => clearTimeout(timer);
  }, [setError, names]);
  return null;
}
