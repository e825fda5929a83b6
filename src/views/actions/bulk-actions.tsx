import { useListContext } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { actionsAt } from '../../../resources/actions/action-rules.ts';
import type { Resource } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { useActionStart } from './use-action-start.tsx';

/** Buttons for the actions that all chosen records allow; of rows that are not loaded the server decides. */
export default function BulkActions({ resource, ids }: { resource: Resource; ids: readonly string[] }) {
  const { data = [], onUnselectItems } = useListContext<Row>();
  const { start, isBusy, dialog } = useActionStart(resource, 'selection');
  const rows = data.filter(({ id }) => ids.includes(id));
  return (
    <>
      {actionsAt(resource, 'selection')
        .filter(([name]) => rows.length > 0 && rows.every(({ can }) => can?.actions?.includes(name)))
        .map(([name, { label }]) => (
          <button
            key={name}
            type="button"
            disabled={isBusy}
            onClick={() => start(name, { ids, onDone: onUnselectItems })}
          >
            {translate(label)}
          </button>
        ))}
      {dialog}
    </>
  );
}
