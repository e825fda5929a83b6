import { useNavigate } from 'react-admin';
import { compareRolesPage } from '../../../domain/access/compare-roles-page.ts';
import { translate } from '../../../lib/language.ts';
import { ListExtras } from '../list/extras.ts';
import GeneratedList from '../list/generated-list.tsx';
import { compareMessages as said } from './compare-messages.ts';

/** The generated list; two chosen roles are compared. */
export function RoleList() {
  return (
    <ListExtras value={{ bulk: CompareChosen }}>
      <GeneratedList />
    </ListExtras>
  );
}

function CompareChosen({ ids: [a, b, ...more] }: { ids: readonly string[] }) {
  const navigate = useNavigate();
  if (!a || !b || more.length > 0) return null;
  return (
    <button type="button" onClick={() => void navigate(`${compareRolesPage}?a=${a}&b=${b}`)}>
      {translate(said.compare)}
    </button>
  );
}
