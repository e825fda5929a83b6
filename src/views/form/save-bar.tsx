import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { commonMessages } from '../../ui/messages.ts';
import { formMessages } from '../form-messages.ts';
import { SaveProblem } from './save-problem.tsx';
import { useSaveKeys } from './use-save-keys.ts';

type Props = {
  resource: Resource;
  label: string;
  saving: boolean;
  isInside: boolean;
  hasAgain: boolean;
  onCancel: () => void;
  onSave: (isAgain: boolean) => void;
};

export function SaveBar({ resource, label, saving, isInside, hasAgain, onCancel, onSave }: Props) {
  const bar = useRef<HTMLDivElement>(null);
  useSaveKeys(bar, onSave, hasAgain);
  return (
    <Bar ref={bar} data-inside={isInside || undefined}>
      <SaveProblem resource={resource} />
      {!isInside && <Keys>{translate(hasAgain ? formMessages.shortcutAgain : formMessages.shortcut)}</Keys>}
      <Button variant="text" color="inherit" onClick={onCancel}>
        {translate(commonMessages.cancel)}
      </Button>
      {hasAgain && (
        <Again>
          <Button variant="outlined" color="inherit" disabled={saving} onClick={() => onSave(true)}>
            {translate(formMessages.again)}
          </Button>
        </Again>
      )}
      <Button
        variant="contained"
        color="primary"
        loading={saving}
        loadingPosition="start"
        type="submit"
        // Enter in a field presses this button: the plain save.
        onClick={(event) => {
          event.preventDefault();
          onSave(false);
        }}
      >
        {label}
      </Button>
    </Bar>
  );
}

export const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: 10,
  // Over the page's own padding, from edge to edge.
  margin: 'auto -28px 0',
  padding: '11px 28px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '@media (max-width: 599px)': { margin: 'auto -16px 0', padding: '10px 16px' },
  '&[data-inside]': { margin: 'auto -24px 0', padding: '11px 24px' },
});
export const Keys = styled('span')({
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '@media (pointer: coarse), (max-width: 1199px)': { display: 'none' },
});
/** A phone has room for one save button. */
const Again = styled('span')({ '@media (max-width: 599px)': { display: 'none' } });
