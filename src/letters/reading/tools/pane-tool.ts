import type { LucideIcon } from 'lucide-react';

export type PaneTool = {
  id: string;
  words: string;
  icon: LucideIcon;
  /** Icons stand behind the buttons. */
  isIcon?: boolean;
  isPrimary?: boolean;
  /** Ends something for good; a narrow bar keeps it in its menu. */
  isDanger?: boolean;
  isBusy?: boolean;
} & ({ run: () => void } | { to: string });
