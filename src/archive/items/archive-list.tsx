import BookUp from 'lucide-react/icons/book-up';
import { LinkBase } from 'react-admin';
import { loansPage } from '../../../domain/archive/archive-detail.ts';
import { translate } from '../../../lib/language.ts';
import { GeneratedList } from '../../views/index.ts';
import { ActionButton, ListExtras } from '../../views/parts.ts';
import { MoveItems } from '../filing/move-items.tsx';
import { usePrint } from '../parts/use-print.ts';
import { itemMessages as messages } from './messages.ts';

export default function ArchiveList() {
  return (
    <ListExtras value={{ bulk: ForChosen, header: <ToLoans /> }}>
      <GeneratedList />
    </ListExtras>
  );
}

function ForChosen({ ids }: { ids: readonly string[] }) {
  const print = usePrint();
  return (
    <>
      <MoveItems ids={ids} />
      <button type="button" onClick={() => print({ ids })}>
        {translate(messages.label)}
      </button>
    </>
  );
}

function ToLoans() {
  return (
    <ActionButton
      component={LinkBase}
      to={loansPage}
      label={translate(messages.onLoan)}
      icon={BookUp}
      collapses
    />
  );
}
