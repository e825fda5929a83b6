import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { formMessages } from '../form-messages.ts';
import { faultsOf, focusField } from './faults.ts';

/** Why the form cannot be saved: the wrong fields, with links, and errors of no field in words. */
export function SaveProblem({ resource }: { resource: Resource }) {
  const { errors, isSubmitted } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const faults = isSubmitted ? faultsOf(resource, errors) : [];
  const onForm = faults.filter((fault) => fault.isOnForm);
  const said = [
    errors.root?.serverError?.message,
    ...faults
      .filter((fault) => !fault.isOnForm)
      .map(({ label, message }) => (label ? `${translate(label)}: ${message}` : message)),
  ].filter(Boolean);
  const go = (name: string) => {
    setAnchor(null);
    // After the menu has given the focus back.
    setTimeout(() => focusField(place.current?.closest('form') ?? null, name));
  };
  return (
    <Problem ref={place} role="status">
      {(onForm.length > 0 || said.length > 0) && <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />}
      {said.length > 0 && <span>{said.join(' ')}</span>}
      {onForm.length > 0 && (
        <button
          type="button"
          aria-haspopup="menu"
          aria-expanded={anchor ? 'true' : 'false'}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          {translate(formMessages.toFix(onForm.length))}
        </button>
      )}
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ list: { 'aria-label': translate(formMessages.wrongFields) } }}
      >
        {onForm.map(({ name, label, message }) => (
          <MenuItem key={name} onClick={() => go(name)} style={{ display: 'block', maxWidth: 420 }}>
            <b style={{ fontWeight: 600 }}>{label && translate(label)}</b>
            <Message>{message}</Message>
          </MenuItem>
        ))}
      </Menu>
    </Problem>
  );
}

const Problem = styled('span')({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--danger)',
  fontWeight: 600,
  '&:empty': { minWidth: 0 },
  '& svg': { flex: 'none' },
  '& button': {
    border: 0,
    padding: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    textAlign: 'left',
    textDecoration: 'underline',
    textUnderlineOffset: 3,
    cursor: 'pointer',
  },
  '@media (max-width: 599px)': { '&:not(:empty)': { flexBasis: '100%' } },
});
const Message = styled('span')({
  display: 'block',
  whiteSpace: 'normal',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
});
