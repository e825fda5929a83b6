import Pencil from 'lucide-react/icons/pencil';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { ActionButton } from './action-button.tsx';

/**
 * Leads to the form of a record.
 * @param resource its name
 * @param isPlain where another button of the page is the main one
 */
export function EditButton({
  resource,
  id,
  isPlain = false,
}: {
  resource: string;
  id: string;
  isPlain?: boolean;
}) {
  const createPath = useCreatePath();
  return (
    <ActionButton
      component={LinkBase}
      to={createPath({ resource, type: 'edit', id })}
      {...(!isPlain && { variant: 'contained', color: 'primary' })}
      label={translate(commonMessages.edit)}
      icon={Pencil}
    />
  );
}
