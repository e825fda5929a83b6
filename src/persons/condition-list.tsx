import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import type { ReactNode } from 'react';
import { LinkBase } from 'react-admin';
import type { Condition } from '../../domain/accounts/sign-in-conditions.ts';
import { translate } from '../../lib/language.ts';
import { conditionNames, conditionText } from './messages.ts';

type Props = {
  conditions: readonly Condition[];
  dayOf: (condition: Condition) => string;
  /** The step that mends an open condition. */
  stepOf?: (condition: Condition) => ReactNode;
};

/** The conditions of signing in, in order: met, in the way with its step, or still to come by itself. */
export function ConditionList({ conditions, dayOf, stepOf }: Props) {
  return (
    <List>
      {conditions.map((condition) => {
        const step = condition.standing !== 'later' && stepOf?.(condition);
        return (
          <li key={condition.name} data-standing={condition.standing}>
            <i aria-hidden="true">{condition.standing === 'met' && <Check size={11} strokeWidth={3} />}</i>
            <div>
              <b>{translate(conditionNames[condition.name])}</b>
              <small>{conditionText(condition, dayOf(condition))}</small>
              {step && <span>{step}</span>}
            </div>
          </li>
        );
      })}
    </List>
  );
}

const List = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '18px minmax(0, 1fr)',
    gap: 10,
    paddingBottom: 14,
  },
  '& > li:last-of-type': { paddingBottom: 0 },
  '& > li:not(:last-of-type)::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    top: 20,
    bottom: 0,
    width: 1,
    background: 'var(--line-2)',
  },
  '& i': {
    display: 'grid',
    placeItems: 'center',
    width: 17,
    height: 17,
    marginTop: 1,
    borderRadius: '50%',
    border: '1px solid var(--line-2)',
    background: 'var(--surface)',
  },
  '& [data-standing=met] i': {
    borderColor: 'var(--accent)',
    background: 'var(--accent)',
    color: 'var(--surface)',
  },
  '& [data-standing=open] i': { border: '5px solid var(--stamp)' },
  '& b': { display: 'block', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& small': {
    display: 'block',
    fontSize: '0.75rem',
    lineHeight: '17px',
    color: 'var(--ink-2)',
    overflowWrap: 'anywhere',
  },
  '& span': { display: 'flex', flexWrap: 'wrap', gap: '0 14px' },
});
const step = {
  margin: '4px 0 0',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--accent-ink)',
  font: 'inherit',
  fontSize: '0.78125rem',
  lineHeight: '20px',
  fontWeight: 600,
  textAlign: 'left',
  textDecoration: 'none',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '@media (pointer: coarse)': { minHeight: 44, display: 'flex', alignItems: 'center' },
} as const;
export const StepLink = styled('button')(step);
export const StepTo = styled(LinkBase)(step);
