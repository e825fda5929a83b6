import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { ChosenBar } from '../../ui/chosen-bar.tsx';
import type { Selection } from '../../ui/use-selection.ts';
import { paneMessages } from '../pane-messages.ts';

type Props<Row extends { id: string }> = {
  selection: Selection<Row>;
  /** Accessible name. */
  label: string;
  /** What is done to them. */
  children: ReactNode;
};

/** Bulk bar over a list while rows are selected. */
export function ChosenRows<Row extends { id: string }>({ selection, label, children }: Props<Row>) {
  const { chosen, possible, selectAll, clear } = selection;
  if (chosen.length === 0) return null;
  const allShown = { id: `Pilih semua yang tampil (${possible})`, en: `Select all shown (${possible})` };
  return (
    <ChosenBar
      count={translate(paneMessages.selected(chosen.length))}
      label={label}
      all={chosen.length < possible ? { label: translate(allShown), onSelect: selectAll } : undefined}
      onClear={clear}
    >
      {children}
    </ChosenBar>
  );
}
