import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import { adjustable } from '../../../domain/letters/adjustments-schema.ts';
import type { AdjustablePart } from '../../../domain/letters/arrangement-adjustments.ts';
import { translate } from '../../../lib/language.ts';
import { TextBox } from '../inputs/text-box.tsx';
import { specialMessages } from './messages.ts';

type Props = {
  id: string;
  part: AdjustablePart;
  /** Instead of its standard label; empty for that. */
  written: string;
  /** Among the rows of the head; below 0 for what stands where it stands. */
  place: number;
  count: number;
  onLabel: (typed: string) => void;
  onMove: (step: -1 | 1) => void;
  onShown: (isShown: boolean) => void;
};

/** One label of a kind's paper. */
export function AdjustmentsPart({ id, part, written, place, count, onLabel, onMove, onShown }: Props) {
  const moves = [
    { step: -1, icon: ArrowUp, isOff: place === 0, label: specialMessages.partUp(part.label) },
    { step: 1, icon: ArrowDown, isOff: place === count - 1, label: specialMessages.partDown(part.label) },
  ] as const;
  return (
    <Row>
      <label htmlFor={id}>{part.label}</label>
      <TextBox
        id={id}
        value={written}
        onChange={(typed) => onLabel(typed.slice(0, adjustable.label))}
        placeholder={part.label}
        inputMode="text"
      />
      <span>
        {part.mayHide && (
          <FormControlLabel
            control={
              <Checkbox size="small" checked={!part.isHidden} onChange={(_, isShown) => onShown(isShown)} />
            }
            label={translate(specialMessages.partShown)}
          />
        )}
      </span>
      <span>
        {place >= 0 &&
          moves.map(({ step, icon: Icon, isOff, label }) => (
            <IconButton
              key={step}
              size="small"
              aria-disabled={isOff}
              aria-label={translate(label)}
              title={translate(label)}
              onClick={() => !isOff && onMove(step)}
            >
              <Icon size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          ))}
      </span>
    </Row>
  );
}

const Row = styled('li')({
  display: 'grid',
  gridTemplateColumns: '88px minmax(0, 1fr) 92px 72px',
  '& > span': { display: 'flex' },
  gap: 8,
  alignItems: 'center',
  '& > label': { fontSize: '0.8125rem', lineHeight: '18px' },
  '& [aria-disabled="true"]': { opacity: 0.4 },
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'minmax(0, 1fr) auto auto',
    '& > label': { gridColumn: '1 / -1' },
    '& > span:empty': { display: 'none' },
  },
});
