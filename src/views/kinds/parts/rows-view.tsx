import Button from '@mui/material/Button';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { PartRow } from '../../../../resources/declare.ts';
import { useIsPhone } from '../../../shell/index.ts';
import { partsMessages } from './messages.ts';
import type { PartsField, ShownOf } from './row-text.ts';
import { RowsList } from './rows-list.tsx';
import { RowsTable } from './rows-table.tsx';

/** From one more on the rest is behind a button. */
const most = 10;

type Props = { field: PartsField; rows: PartRow[]; shownOf: ShownOf };

/** Rows on the record's own page: a table with its totals, two lines a row on a phone. */
export default function RowsView({ rows, ...props }: Props) {
  const [isOpen, setOpen] = useState(false);
  const isPhone = useIsPhone();
  const shown = isOpen ? rows : rows.slice(0, most);
  const Rows = isPhone ? RowsList : RowsTable;
  return (
    <>
      <Rows {...props} rows={rows} shown={shown} />
      {shown.length < rows.length && (
        <Button variant="text" size="small" style={{ marginTop: 4 }} onClick={() => setOpen(true)}>
          {translate(partsMessages.others(rows.length - shown.length))}
        </Button>
      )}
    </>
  );
}
