import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { ListColumns } from '../list/list-columns.ts';
import { treeMessages } from './messages.ts';
import { Head } from './tree-look.ts';

type Props = {
  columns: ListColumns;
  /** A row is being moved by keyboard. */
  isByKeys: boolean;
  isDropPlace: boolean;
  onDrop: () => void;
};

/** Renders the column names; while a nested row is dragged, a drop place for the top level. */
export function TreeHead({ columns, isByKeys, isDropPlace, onDrop }: Props) {
  const [isOver, setOver] = useState(false);
  // Said aloud by the announcer.
  if (isByKeys)
    return (
      <Head className="drop" aria-hidden>
        {translate(treeMessages.byKeys)}
      </Head>
    );
  if (isDropPlace)
    return (
      // A place for the pointer only: the keyboard and the dialog have others.
      <Head
        className={isOver ? 'drop over' : 'drop'}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          onDrop();
        }}
      >
        {translate(treeMessages.dropAtTop)}
      </Head>
    );
  return (
    // Rows say these themselves: a tree has no columns.
    <Head aria-hidden>
      <span className="name">
        {columns.code && <span className="code">{translate(columns.code.label)}</span>}
        {translate(columns.title.label)}
      </span>
      {columns.others.map((column, at) => (
        <span key={column.name} className={column.align === 'right' ? 'cell right' : 'cell'} data-at={at}>
          {translate(column.label)}
        </span>
      ))}
    </Head>
  );
}
