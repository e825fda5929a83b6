import Button, { type ButtonProps } from '@mui/material/Button';
import { type ComponentType, useRef } from 'react';
import type { LinkBaseProps } from 'react-admin';
import { useActions, useIsPhone } from '../../shell/index.ts';

type Props = Omit<ButtonProps, 'children' | 'startIcon'> & {
  component?: ComponentType<LinkBaseProps>;
  to?: string;
  label: string;
  /** Said instead on a phone. */
  short?: string;
  icon: ComponentType<{ size: number; strokeWidth: number; 'aria-hidden': boolean }>;
  /** On a phone the icon alone stays. */
  collapses?: boolean;
};

/** Heading button, smaller on a phone; also in the command palette. */
export function ActionButton({ label, short, icon: Icon, collapses, ...button }: Props) {
  const isPhone = useIsPhone();
  const self = useRef<HTMLButtonElement>(null);
  useActions(button.disabled ? [] : [{ words: label, run: () => self.current?.click() }]);
  const icon = <Icon size={15} strokeWidth={1.6} aria-hidden />;
  if (isPhone && collapses)
    return (
      <Button {...button} ref={self} aria-label={label} style={{ minWidth: 44, padding: 0 }}>
        {icon}
      </Button>
    );
  return (
    <Button {...button} ref={self} startIcon={icon} aria-label={isPhone && short ? label : undefined}>
      {isPhone && short ? short : label}
    </Button>
  );
}
