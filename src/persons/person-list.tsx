import Button from '@mui/material/Button';
import { LinkBase, useCreatePath, useGetList } from 'react-admin';
import { translate } from '../../lib/language.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { GeneratedList } from '../views/index.ts';
import { filteredList, Strip } from '../views/parts.ts';
import { personMessages as said } from './messages.ts';

const failed = { signIn: 'undangan-gagal' };

/** The list of people, with a strip while invitations have not been sent. */
export default function PersonList() {
  const list = useCreatePath()({ resource: user.name, type: 'list' });
  const { total = 0 } = useGetList(
    user.name,
    { pagination: { page: 1, perPage: 1 }, sort: user.sort, filter: failed },
    { retry: false },
  );
  return (
    <>
      {total > 0 && (
        <Strip
          tone="warn"
          action={
            <Button component={LinkBase} size="small" variant="text" to={filteredList(list, failed)}>
              {translate(said.showUninvited)}
            </Button>
          }
        >
          {translate(said.uninvited(total))}
        </Strip>
      )}
      <GeneratedList />
    </>
  );
}
