import CircleCheck from 'lucide-react/icons/circle-check';
import CircleOff from 'lucide-react/icons/circle-off';
import Copy from 'lucide-react/icons/copy';
import Pencil from 'lucide-react/icons/pencil';
import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { LinkBase, useCreatePath, useRedirect } from 'react-admin';
import type { Resource } from '../../../resources/declare.ts';
import { useCopyPath } from '../form/use-copy-path.ts';
import { ActionButton } from '../page/action-button.tsx';
import type { Row } from '../record.ts';
import { RemoveDialog } from '../remove/remove-dialog.tsx';
import { useSetActive } from '../remove/use-set-active.ts';
import { useSay } from '../say.ts';
import { words } from '../words.ts';

/** What can be done with a record: delete, let rest, copy, change. */
export function RecordActions({ resource, row }: { resource: Resource; row: Row }) {
  const say = useSay();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const setActive = useSetActive(resource);
  const [isRemoving, setRemoving] = useState(false);
  return (
    <>
      <ActionButton
        color="error"
        label={say(words.remove)}
        icon={Trash}
        collapses
        onClick={() => setRemoving(true)}
      />
      <ActionButton
        label={say(row.isActive ? words.deactivate : words.activate)}
        icon={row.isActive ? CircleOff : CircleCheck}
        collapses
        onClick={() => setActive([row], !row.isActive)}
      />
      <ActionButton
        component={LinkBase}
        to={useCopyPath(resource.name, row.id)}
        label={say(words.duplicate)}
        icon={Copy}
        collapses
      />
      <ActionButton
        component={LinkBase}
        to={createPath({ resource: resource.name, type: 'edit', id: row.id })}
        variant="contained"
        color="primary"
        label={say(words.edit)}
        icon={Pencil}
      />
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
