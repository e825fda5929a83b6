import { translate } from '../../../lib/language.ts';
import { actionsAt, mayAct } from '../../../resources/actions/action-rules.ts';
import type { Action, Resource } from '../../../resources/declare.ts';
import { iconNamed, useOnline, useSigned } from '../../shell/index.ts';
import { ActionButton } from '../page/action-button.tsx';
import type { Row } from '../record.ts';
import { useActionStart } from './use-action-start.tsx';

type Props = {
  resource: Resource;
  /** Without it, actions of the list. */
  row?: Row;
};

/** Buttons of the actions that this person may do, here and now. */
export default function ActionButtons({ resource, row }: Props) {
  const { data } = useSigned();
  const isOnline = useOnline();
  const { start, isBusy, dialog } = useActionStart(resource, row ? 'record' : 'list');
  const isOpen = (name: string, action: Action) =>
    row ? row.can?.actions?.includes(name) : data && mayAct(resource, data.viewer, action);
  return (
    <>
      {actionsAt(resource, row ? 'record' : 'list')
        .filter(([name, action]) => isOpen(name, action))
        .map(([name, action]) => (
          <ActionButton
            key={name}
            collapses={!row}
            color={action.tone === 'danger' ? 'error' : 'inherit'}
            label={translate(action.label)}
            icon={iconNamed(action.icon ?? 'zap')}
            disabled={isBusy || !isOnline}
            onClick={() => start(name, row ? { ids: [row.id], row } : { ids: [] })}
          />
        ))}
      {dialog}
    </>
  );
}
