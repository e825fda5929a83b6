import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import Tooltip from '@mui/material/Tooltip';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Plus from 'lucide-react/icons/plus';
import Trash from 'lucide-react/icons/trash-2';
import { numberTokens, type PatternPart } from '../../../domain/letters/number-pattern.ts';
import { translate } from '../../../lib/language.ts';
import { specialMessages } from './messages.ts';

type Props = {
  /** Tokens already in the pattern: each may occur once in a number. */
  used: readonly string[];
  hasPart: boolean;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  onAdd: (part: PatternPart) => void;
};

/** Buttons that move or remove the last selected part, or add one after it. */
export function PartTools({ used, hasPart, isFirst, isLast, onMove, onRemove, onAdd }: Props) {
  const tools = [
    {
      label: translate(specialMessages.moveLeft),
      icon: ArrowLeft,
      isOff: !hasPart || isFirst,
      run: () => onMove(-1),
    },
    {
      label: translate(specialMessages.moveRight),
      icon: ArrowRight,
      isOff: !hasPart || isLast,
      run: () => onMove(1),
    },
    { label: translate(specialMessages.removePart), icon: Trash, isOff: !hasPart, run: onRemove },
  ];
  return (
    <Bar>
      <ul aria-label={translate(specialMessages.addToken)}>
        {numberTokens
          .filter(({ name }) => !used.includes(name))
          .map(({ name, label }) => (
            <li key={name}>
              <Add
                type="button"
                aria-label={translate(specialMessages.add(translate(label)))}
                onClick={() => onAdd({ token: name })}
              >
                <Plus size={13} strokeWidth={1.6} aria-hidden />
                {translate(label)}
              </Add>
            </li>
          ))}
        <li>
          <Add
            type="button"
            aria-label={translate(specialMessages.add(translate(specialMessages.literal).toLowerCase()))}
            onClick={() => onAdd({ text: '/' })}
          >
            <Plus size={13} strokeWidth={1.6} aria-hidden />
            {translate(specialMessages.literal)}
          </Add>
        </li>
      </ul>
      <div>
        {tools.map(({ label, icon: Icon, isOff, run }) => (
          <Tooltip key={label} title={label}>
            <span>
              <IconButton size="small" aria-label={label} disabled={isOff} onClick={run}>
                <Icon size={15} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </span>
          </Tooltip>
        ))}
      </div>
    </Bar>
  );
}

const Bar = styled('div')({
  display: 'flex',
  gap: 8,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  paddingTop: 6,
  '& > ul, & > div': { display: 'flex', flexWrap: 'wrap', gap: 4, margin: 0, padding: 0, listStyle: 'none' },
  '& > div:last-child': { flex: 'none', flexWrap: 'nowrap' },
  '@media (max-width: 599px)': { flexDirection: 'column-reverse', alignItems: 'stretch' },
});
const Add = styled('button')({
  all: 'unset',
  boxSizing: 'border-box',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  height: 24,
  padding: '0 8px',
  border: '1px dashed var(--line-2)',
  borderRadius: 6,
  cursor: 'pointer',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-2)',
  '&:hover': { background: 'var(--hover)' },
  '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 1 },
  '@media (pointer: coarse)': { height: 44, padding: '0 12px' },
});
