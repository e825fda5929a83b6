import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { listMessages, messages } from '../messages.ts';
import { type Row, representationOf } from '../record.ts';
import { cellText } from './cell-text.ts';
import type { ListColumns } from './list-columns.ts';
import { phoneText } from './phone-text.ts';
import { RowActions } from './row-actions.tsx';
import { RowBox } from './row-box.tsx';

type Props = {
  resource: Resource;
  row: Row;
  columns: ListColumns;
  /** Where its name leads. */
  hrefOf: (id: string) => string;
  /** While rows are chosen each has a box, and no menu of its own. */
  isChoosing: boolean;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

/** One record on a phone, in two lines. Native elements only: there may be a hundred rows. */
export const PhoneRow = memo(function PhoneRow({
  resource,
  row,
  columns,
  hrefOf,
  isChoosing,
  isChosen,
  onToggle,
}: Props) {
  const { title, code, others } = columns;
  const name = representationOf(resource, row);
  const stage = resource.life?.stages[String(row.stage)];
  // Inactive records have a chip; active is the norm and not shown.
  const second = [code, ...others]
    .map((column) => (column && !['isActive', 'stage'].includes(column.name) ? phoneText(column, row) : ''))
    .filter(Boolean)
    .join(' · ');
  return (
    <li className={isChosen ? 'is-chosen' : undefined}>
      {isChoosing && (
        <RowBox
          label={translate(listMessages.select(name))}
          isChosen={isChosen}
          onToggle={(_, isRange) => onToggle(row.id, isRange)}
        />
      )}
      <a href={hrefOf(row.id)} data-row={row.id}>
        <span className="first">
          <b>{cellText(title, row) || name || translate(listMessages.unnamed)}</b>
          {stage && <SoftChip tone={stage.tone}>{translate(stage.label)}</SoftChip>}
          {!row.isActive && <SoftChip>{translate(messages.inactive)}</SoftChip>}
        </span>
        <span className="second">{second}</span>
      </a>
      {!isChoosing && <RowActions resource={resource} row={row} name={name} />}
    </li>
  );
});
