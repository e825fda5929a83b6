import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { type ReactNode, useId, useState } from 'react';
import type { PersonFacts } from '../../domain/accounts/sign-in-conditions.ts';
import { signInConditions } from '../../domain/accounts/sign-in-conditions.ts';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { formatShortDate } from '../ui/format.ts';
import { panelMessages as said } from './messages.ts';

/** One line above the bar where there is no room beside the form; it opens the panel as a sheet. */
export function PanelLine({ facts, panel }: { facts: PersonFacts; panel: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const { state, from } = signInConditions(facts, dayInWib());
  const isMet = state === 'dapat';
  const close = () => setOpen(false);
  return (
    <>
      <Line type="button" aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setOpen(true)}>
        <i aria-hidden="true" data-met={isMet || undefined} />
        <span>
          <b>{translate(isMet ? said.shortYes : said.shortNo)}</b>
          {from && translate(said.shortFrom(formatShortDate(from)))}
        </span>
        <ChevronUp size={16} strokeWidth={1.6} aria-hidden />
      </Line>
      <Drawer
        open={isOpen}
        anchor="bottom"
        onClose={close}
        slotProps={{
          paper: { role: 'dialog', 'aria-modal': true, id, 'aria-label': translate(said.title), sx: sheet },
        }}
      >
        {panel(close)}
      </Drawer>
    </>
  );
}

const sheet = {
  maxHeight: '85dvh',
  padding: '20px 20px 28px',
  borderRadius: '16px 16px 0 0',
  backgroundColor: 'var(--surface)',
};
const Line = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  flex: '1 0 100%',
  minHeight: 44,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'var(--ink)',
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  '& > span': { flex: 1, minWidth: 0 },
  '& b': { fontWeight: 650 },
  '& i': {
    flex: 'none',
    width: 17,
    height: 17,
    borderRadius: '50%',
    border: '5px solid var(--stamp)',
    background: 'var(--surface)',
  },
  '& i[data-met]': { borderColor: 'var(--accent)', background: 'var(--accent)' },
});
