import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';

type Props = {
  /** Names column and row. */
  label: string;
  value: string;
  /** Another value than the file's is typed. */
  isMended: boolean;
  onType: (value: string) => void;
  /** To the next problem, or back to the one before. */
  onGoOn: (input: HTMLInputElement, step: 1 | -1) => void;
  onCheck: () => void;
};

/** A cell of the file, as it is to be read instead. */
export function MendInput({ label, value, isMended, onType, onGoOn, onCheck }: Props) {
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    // What a keyboard composes ends with Enter, too.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) onCheck();
    else onGoOn(event.target as HTMLInputElement, event.shiftKey ? -1 : 1);
  };
  return (
    <OutlinedInput
      fullWidth
      size="small"
      value={value}
      error={!isMended}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{ input: { 'aria-label': label, maxLength: 10_000, enterKeyHint: 'next' } }}
    />
  );
}
