import type { LucideIcon } from 'lucide-react';

export type PaneTool = {
  id: string;
  words: string;
  icon: LucideIcon;
  /** Icons stand behind the buttons. */
  isIcon?: boolean;
  isPrimary?: boolean;
  isBusy?: boolean;
} & ({ run: () => void } | { to: string });
