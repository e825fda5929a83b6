import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Copy from 'lucide-react/icons/copy';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { useSay } from '../../views/parts.ts';
import { words } from '../words.ts';

/** Something to take along: shown whole, copied by a button. */
export function CopyField({ label, value }: { label: string; value: string }) {
  const id = useId();
  const say = useSay();
  const copy = useCopy();
  return (
    <div className="labelled">
      <label htmlFor={id}>{label}</label>
      <div className="account-copy">
        <OutlinedInput id={id} value={value} readOnly fullWidth onFocus={(event) => event.target.select()} />
        <Button startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />} onClick={() => void copy(value)}>
          {say(words.copy)}
        </Button>
      </div>
    </div>
  );
}

/** Copies a text and says so; where the browser refuses, it says what to do. */
export function useCopy(): (text: string) => Promise<void> {
  const say = useSay();
  const notify = useNotify();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      notify(say(words.copied), { type: 'success' });
    } catch {
      notify(say(words.notCopied), { type: 'warning' });
    }
  };
}
