import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type KeyboardEvent, type Ref, useLayoutEffect, useRef } from 'react';
import { withDigits } from '../../../lib/decimal.ts';
import { besideSign, regrouped } from './exact-typing.ts';
import { useTyped } from './use-typed.ts';

export type ExactBoxProps = {
  id: string;
  name?: string;
  value: unknown;
  /** Gets "1500.25", what was typed where that is no number, or null. */
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
  error?: boolean;
  describedBy?: string;
  label?: string;
  digits: number;
  mayBeNegative: boolean;
  /** Digits are grouped while they are typed. */
  isGrouped?: boolean;
  /** What was typed as "1500.25". */
  read: (typed: string) => string | undefined;
  /** How a number stands in the box. */
  shown: (number: string) => string;
  before?: string;
  behind?: string | undefined;
};

/** A box for an exact number, never a float. What is no number stays as typed, for the schema to refuse. */
export function ExactBox(props: ExactBoxProps) {
  const { id, name, onBlur, inputRef, error, describedBy, label, digits, before, behind } = props;
  const { text, onChange, onKeyDown, settle } = useExactTyping(props);
  return (
    <OutlinedInput
      id={id}
      name={name}
      value={text}
      onChange={onChange}
      onKeyDown={onKeyDown}
      onBlur={() => {
        settle();
        onBlur?.();
      }}
      inputRef={inputRef}
      error={error ?? false}
      autoComplete="off"
      startAdornment={before && <InputAdornment position="start">{before}</InputAdornment>}
      endAdornment={behind && <InputAdornment position="end">{behind}</InputAdornment>}
      slotProps={{
        input: {
          // The keyboards of numbers have no minus.
          inputMode: props.mayBeNegative ? 'text' : digits > 0 ? 'decimal' : 'numeric',
          'aria-describedby': describedBy,
          'aria-label': label,
        },
      }}
      fullWidth
    />
  );
}

function useExactTyping({ value, onChange, digits, isGrouped, read, shown }: ExactBoxProps) {
  const typing = useTyped({
    value,
    onChange,
    read: (typed) => {
      const number = read(typed);
      return number && (withDigits(number, digits) ?? number);
    },
    shown: (text) => (withDigits(text, digits) === undefined ? text : shown(text)),
  });
  const next = useRef<{ box: HTMLInputElement; caret: number } | null>(null);
  useLayoutEffect(() => {
    next.current?.box.setSelectionRange(next.current.caret, next.current.caret);
    next.current = null;
  });
  return {
    ...typing,
    onChange: ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) => {
      let text = target.value;
      if (isGrouped && isByKey(nativeEvent)) {
        const grouped = regrouped({ text, caret: target.selectionStart ?? text.length });
        next.current = { box: target, caret: grouped.caret };
        text = grouped.text;
      }
      typing.type(text);
    },
    onKeyDown: ({ key, target }: KeyboardEvent) => {
      const box = target as HTMLInputElement;
      const caret = box.selectionStart ?? 0;
      if (!isGrouped || caret !== box.selectionEnd) return;
      const beside = besideSign({ text: box.value, caret }, key);
      if (beside !== caret) box.setSelectionRange(beside, beside);
    },
  };
}

/** What is pasted or filled in may be grouped in another way; only keys add to what stands there. */
const isByKey = (event: Event): boolean =>
  'inputType' in event && /^(insertText|insertCompositionText|delete)/.test(String(event.inputType));
