import type { LucideIcon } from 'lucide-react';

/** Something to do with the open letter: a button with its verb, or an icon with a tooltip. */
export type PaneTool = {
  id: string;
  words: string;
  icon: LucideIcon;
  /** Icons stand behind the buttons. */
  isIcon?: boolean;
  isPrimary?: boolean;
  isBusy?: boolean;
} & ({ run: () => void } | { to: string });
