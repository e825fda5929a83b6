import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import type { FieldRight } from './change-rights.ts';
import { privilegeMessages } from './messages.ts';

type Props = {
  choices: readonly FieldRight[];
  value: FieldRight;
  isIdle: boolean;
  onChoose: (right: FieldRight) => void;
};

/** How a field is seen. For the pointer: by keyboard its line goes through the choices. */
export function FieldChoice({ choices, value, isIdle, onChoose }: Props) {
  return (
    <Choices aria-hidden data-idle={isIdle || undefined}>
      {choices.map((choice) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the line's space bar does the same
        // biome-ignore lint/a11y/noStaticElementInteractions: the line is what is interactive
        <span
          key={choice}
          data-on={choice === value || undefined}
          onClick={(event) => {
            event.stopPropagation();
            if (!isIdle) onChoose(choice);
          }}
        >
          {translate(privilegeMessages.fieldRights[choice])}
        </span>
      ))}
    </Choices>
  );
}

const Choices = styled('span')({
  display: 'inline-flex',
  flex: 'none',
  marginLeft: 'auto',
  border: '1px solid var(--line)',
  borderRadius: 7,
  overflow: 'hidden',
  background: 'var(--surface)',
  '&[data-idle]': { opacity: 0.5 },
  '& > span': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 26,
    padding: '0 10px',
    fontSize: '0.75rem',
    color: 'var(--ink-2)',
    whiteSpace: 'nowrap',
  },
  '& > span + span': { borderLeft: '1px solid var(--line)' },
  '& > [data-on]': { background: 'var(--accent-soft)', color: 'var(--ink)', fontWeight: 650 },
  '@media (pointer: coarse)': { '& > span': { minHeight: 40 } },
});
