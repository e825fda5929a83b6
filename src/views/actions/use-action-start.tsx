import { type ReactNode, Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ActionPlace } from '../../../resources/actions/action.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import type { Row } from '../record.ts';
import { useActing } from './use-acting.ts';

const ActionDialog = lazyPart(() => import('./action-dialog.tsx'));

type On = { ids: readonly string[]; row?: Row; onDone?: () => void };

/**
 * Starts a declared action: at once, or by the dialog of what it asks.
 * @returns the dialog while it is open, to be rendered
 */
export function useActionStart(
  resource: Resource,
  place: ActionPlace,
): { start: (name: string, on: On) => void; isBusy: boolean; dialog: ReactNode } {
  const act = useActing(resource);
  const notify = useNotify();
  const [open, setOpen] = useState<{ name: string; on: On }>();
  const [isBusy, setBusy] = useState(false);
  const tell = (message: string) => notify(message, { type: 'error' });
  const run = async (name: string, { ids, row, onDone }: On, values?: Record<string, unknown>) => {
    await act({ name, place, ids, version: row?.version, ...(values && { values }) });
    onDone?.();
  };
  const start = (name: string, on: On) => {
    const { form, confirm } = resource.actions?.[name] ?? {};
    if (form || confirm) return setOpen({ name, on });
    setBusy(true);
    run(name, on)
      .catch((failure: unknown) => tell(failureMessage(failure)))
      .finally(() => setBusy(false));
  };
  const action = open && resource.actions?.[open.name];
  return {
    start,
    isBusy,
    dialog: open && action && (
      <Suspense>
        <ActionDialog
          resource={resource}
          name={open.name}
          action={action}
          onAct={(values) => run(open.name, open.on, action.form ? values : undefined)}
          onStale={tell}
          onClose={() => setOpen(undefined)}
        />
      </Suspense>
    ),
  };
}
