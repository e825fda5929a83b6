import { styled } from '@mui/material/styles';
import { type ReactNode, useEffect, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { FileButton } from './file-button.tsx';
import { fieldMessages } from './messages.ts';
import { useArrivingFiles } from './use-arriving-files.ts';

type Props = {
  input: { id?: string; 'aria-describedby'?: string | undefined };
  label: string;
  accept: string;
  multiple?: boolean;
  disabled?: boolean;
  /** Takes what is pasted only while it is worked in: the page has several areas. */
  isOneOfSeveral?: boolean;
  /** Beside the button: a second way to choose. */
  beside?: ReactNode;
  /** How many were chosen. */
  count: number;
  onFiles: (files: File[]) => void;
  /** What was chosen before, above the button. */
  children?: ReactNode;
};

/** Where files are dropped, pasted (anywhere on the page) or chosen. */
export function FileArea({ count, onFiles, isOneOfSeveral, beside, children, ...button }: Props) {
  const area = useRef<HTMLDivElement>(null);
  const { isOver, props } = useArrivingFiles(onFiles, isOneOfSeveral ? area : undefined);
  // What was chosen pushes the button down that has the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: their number is what moves it
  useEffect(() => {
    const active = document.activeElement;
    if (area.current?.contains(active)) active?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <Area ref={area} data-over={isOver || undefined} {...props}>
      {children}
      <div className="add">
        <FileButton {...button} onFiles={onFiles} />
        {beside}
        <span>{isOver ? translate(fieldMessages.dropHere) : translate(fieldMessages.orDrag)}</span>
      </div>
    </Area>
  );
}

const Area = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 10,
  padding: 10,
  border: '1px dashed var(--field)',
  borderRadius: 8,
  '&[data-over]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
  '& .add': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4px 12px' },
  '& .add > span': { fontSize: '0.75rem', color: 'var(--ink-3)' },
  '@media (pointer: coarse)': { '& .add > span': { display: 'none' } },
});
