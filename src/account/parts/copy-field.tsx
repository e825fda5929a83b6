import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { messages } from '../messages.ts';

/** Something to take along: shown whole, copied by a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const copy = useCopy();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <div className="account-copy">
        <OutlinedInput id={id} value={value} readOnly fullWidth onFocus={(event) => event.target.select()} />
        <Button startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />} onClick={() => void copy(value)}>
          {translate(messages.copy)}
        </Button>
      </div>
    </div>
  );
}

/** Copies a text and notifies; where the browser refuses, explains how to copy it. */
export function useCopy(): (text: string) => Promise<void> {
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(translate(messages.copied), { type: 'success' });
    } catch {
      notify(translate(messages.notCopied), { type: 'warning' });
    }
  };
}
