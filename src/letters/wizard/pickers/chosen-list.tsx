import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { translate } from '../../../../lib/language.ts';
import { pickerMessages } from './messages.ts';

type Props<T> = {
  items: T[];
  keyOf: (item: T) => string;
  nameOf: (item: T) => string;
  onChange: (items: T[]) => void;
  /** Singular noun for the remove button: "penerima". */
  one: string;
  children: (item: T, index: number) => ReactNode;
};

export function ChosenList<T>({ items, keyOf, nameOf, onChange, one, children }: Props<T>) {
  return (
    items.length > 0 && (
      <ChosenRows>
        {items.map((item, index) => (
          <li key={keyOf(item)}>
            {children(item, index)}
            <IconButton
              size="small"
              title={translate(pickerMessages.remove(one))}
              aria-label={translate(pickerMessages.removeOne(one, nameOf(item)))}
              onClick={() => onChange(items.filter((other) => other !== item))}
            >
              <X size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ChosenRows>
    )
  );
}

export const ChosenRows = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  border: '1px solid var(--line)',
  borderRadius: 8,
  background: 'var(--surface)',
  '& > li': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '5px 6px 5px 12px',
    minHeight: 42,
  },
  '& > li + li': { borderTop: '1px solid var(--line)' },
});
