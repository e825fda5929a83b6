import { useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../first-load/index.ts';

type Props = {
  label: string;
  isChosen: boolean;
  isMixed?: boolean;
  /** @param withShift whether Shift was held */
  onToggle: (isOn: boolean, withShift: boolean) => void;
};

/** Uncontrolled checkbox: it ticks at once, and the consequences render after the paint. */
export function RowBox({ label, isChosen, isMixed = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!box.current) return;
    box.current.checked = isChosen;
    box.current.indeterminate = isMixed;
  });
  return (
    <input
      ref={box}
      type="checkbox"
      className="row-box"
      aria-label={label}
      defaultChecked={isChosen}
      onChange={({ target: { checked }, nativeEvent }) => {
        const withShift = 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true;
        // At once then, so that two in the same moment are both counted.
        afterPaint(() => flushSync(() => onToggle(checked, withShift)));
      }}
    />
  );
}
