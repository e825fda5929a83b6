import Popover from '@mui/material/Popover';
import { useId } from 'react';
import { translate } from '../../../lib/language.ts';
import { type TermName, terms } from './definitions.ts';
import './term.css';

type Props = { name: TermName; anchor: HTMLElement; onClose: () => void };

/** Definition of a term; Escape or a click outside closes it and returns the focus to the term. */
export default function TermCard({ name, anchor, onClose }: Props) {
  const id = useId();
  const { label, text } = terms[name];
  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      slotProps={{
        paper: {
          className: 'term-card',
          role: 'dialog',
          'aria-labelledby': id,
          'aria-describedby': `${id}-text`,
        },
      }}
    >
      <h2 id={id}>{translate(label)}</h2>
      <p id={`${id}-text`}>{text.id}</p>
    </Popover>
  );
}
