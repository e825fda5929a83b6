import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';

export type Side = 'theirs' | 'mine';
export type ConflictField = {
  name: string;
  label: string;
  /** Who changed it. */
  by?: string | undefined;
  sides: readonly { side: Side; title: string; text: string; note?: string | undefined }[];
};

type Props = {
  open: boolean;
  title: string;
  text: ReactNode;
  fields: readonly ConflictField[];
  chosen: Readonly<Record<string, Side | undefined>>;
  onChoose: (chosen: Record<string, Side>) => void;
  /** Between text and fields. */
  tools?: ReactNode;
  /** Below the fields. */
  rest?: ReactNode;
  actions: ReactNode;
  onClose?: () => void;
};

/** Another user or device saved first: the choice is per field, nothing is overwritten unseen (SPEC B1.1). */
export function ConflictDialog(props: Props) {
  const { open, title, text, fields, chosen, onChoose, tools, rest, actions, onClose } = props;
  const id = useId();
  return (
    <Dialog
      open={open}
      {...(onClose && { onClose })}
      fullWidth
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      slotProps={{ paper: { style: { width: 760, maxWidth: 'calc(100vw - 32px)' } } }}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>{text}</p>
        {tools}
        {fields.map(({ name, label, by, sides }) => (
          <Field key={name}>
            <legend>{label}</legend>
            {by && <small>{by}</small>}
            <Sides>
              {sides.map((one) => (
                <Card key={one.side}>
                  <input
                    type="radio"
                    name={`${id}-${name}`}
                    checked={chosen[name] === one.side}
                    onChange={() => onChoose({ [name]: one.side })}
                  />
                  <span>
                    <b>{one.title}</b>
                    <span>{one.text}</span>
                    {one.note && <small>{one.note}</small>}
                  </span>
                </Card>
              ))}
            </Sides>
          </Field>
        ))}
        {rest}
      </DialogContent>
      <DialogActions>{actions}</DialogActions>
    </Dialog>
  );
}

const Field = styled('fieldset')({
  border: 0,
  borderTop: '1px solid var(--line)',
  margin: '14px 0 0',
  padding: '12px 0 0',
  minWidth: 0,
  '& legend': { float: 'left', width: '100%', padding: 0, fontWeight: 650, color: 'var(--ink)' },
  '& small': {
    display: 'block',
    clear: 'both',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
});
const Sides = styled('div')({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: 10,
  paddingTop: 8,
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Card = styled('label')({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  border: '1px solid var(--line-2)',
  borderRadius: 8,
  cursor: 'pointer',
  minWidth: 0,
  '&:hover': { background: 'var(--hover)' },
  '&:has(input:checked)': { borderColor: 'var(--accent)', background: 'var(--selected)' },
  '&:has(input:focus-visible)': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& input': { flex: 'none', width: 16, height: 16, margin: '2px 0 0', accentColor: 'var(--accent)' },
  '& input:focus-visible': { outline: 'none' },
  '& > span': {
    minWidth: 0,
    maxHeight: 160,
    overflow: 'auto',
    overflowWrap: 'anywhere',
    color: 'var(--ink)',
  },
  '& b': {
    display: 'block',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 600,
    color: 'var(--ink-3)',
  },
});
