import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Copy from 'lucide-react/icons/copy';
import Printer from 'lucide-react/icons/printer';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { LinkBase, useRedirect } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { commonMessages } from '../../ui/messages.ts';
import { MoreMenu } from '../../ui/more-menu.tsx';
import { useCopyPath } from '../form/use-copy-path.ts';
import { useBulk } from '../list/bulk/bulk-provider.tsx';
import { messages } from '../messages.ts';
import { ActionButton } from '../page/action-button.tsx';
import { EditButton } from '../page/edit-button.tsx';
import { isDeletable, isWritable, type Row } from '../record.ts';
import { RemoveDialog } from '../remove/remove-dialog.tsx';
import { useMayAddHere } from '../use-may-use.ts';
import { usePrint } from './use-print.ts';

/** Actions on a record. On a phone, and beside a life's buttons, all but the first are in a menu. */
export function RecordActions({ resource, row }: { resource: Resource; row: Row }) {
  const redirect = useRedirect();
  const { setActive } = useBulk();
  const isLiving = resource.life !== undefined;
  const isInMenu = useIsPhone() || isLiving;
  const [isRemoving, setRemoving] = useState(false);
  const mayAdd = useMayAddHere(resource);
  const printing = usePrint(resource, row.id);
  const actions = {
    copyPath: useCopyPath(resource.name, row.id),
    activity: translate(row.isActive ? messages.deactivate : messages.activate),
    toggle: () => void setActive([row.id], !row.isActive),
    remove: () => setRemoving(true),
  };
  const copy = mayAdd && (
    <ActionButton
      component={LinkBase}
      to={actions.copyPath}
      label={translate(messages.duplicate)}
      icon={Copy}
    />
  );
  const print = printing && (
    <ActionButton
      label={translate(messages.print)}
      icon={Printer}
      loading={printing.isPending}
      loadingPosition="start"
      onClick={printing.print}
    />
  );
  const may = {
    ...{ write: isWritable(row), delete: isDeletable(row), add: mayAdd },
    status: isWritable(row) && resource.deactivating !== false,
  };
  if (!may.write && !may.delete && !isLiving)
    return (
      <>
        {print}
        {copy}
      </>
    );
  return (
    <>
      {!isInMenu && (
        <>
          {may.delete && (
            <ActionButton
              color="error"
              label={translate(commonMessages.remove)}
              icon={Trash}
              onClick={actions.remove}
            />
          )}
          {may.status && (
            <ActionButton
              label={actions.activity}
              icon={row.isActive ? CircleOff : CircleCheck}
              onClick={actions.toggle}
            />
          )}
          {print}
          {copy}
        </>
      )}
      {may.write && <EditButton resource={resource.name} id={row.id} isPlain={isLiving} />}
      {isInMenu && <OtherActions {...actions} may={may} print={printing?.print} />}
      {isRemoving && (
        <RemoveDialog
          resource={resource}
          row={row}
          onClose={() => setRemoving(false)}
          onRemoved={() => redirect('list', resource.name)}
        />
      )}
    </>
  );
}

type May = { write: boolean; delete: boolean; add: boolean; status: boolean };
type Actions = { copyPath: string; activity: string; toggle: () => void; remove: () => void };
type Others = Actions & { may: May; print: (() => void) | undefined };

function OtherActions({ may, copyPath, activity, toggle, remove, print }: Others) {
  return (
    <MoreMenu
      label={translate(messages.more)}
      items={[
        ...(may.add ? [{ label: translate(messages.duplicate), to: copyPath }] : []),
        ...(print ? [{ label: translate(messages.print), act: print }] : []),
        ...(may.status ? [{ label: activity, act: toggle }] : []),
        ...(may.delete ? [{ label: translate(commonMessages.remove), act: remove, isDanger: true }] : []),
      ]}
    />
  );
}
