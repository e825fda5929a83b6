import { translate } from '../../../lib/language.ts';
import { GeneratedList } from '../../views/index.ts';
import { ListExtras } from '../../views/parts.ts';
import { FilingTabs } from '../parts/filing-tabs.tsx';
import { usePrint } from '../parts/use-print.ts';
import { filingMessages as messages } from './messages.ts';
import '../parts/parts.css';

function FilingList() {
  return (
    <div className="archive-page">
      <ListExtras value={{ bulk: PrintLabels, below: <FilingTabs /> }}>
        <GeneratedList />
      </ListExtras>
    </div>
  );
}

export default FilingList;

function PrintLabels({ ids }: { ids: readonly string[] }) {
  const print = usePrint();
  return (
    <button type="button" onClick={() => print({ filingUnitIds: ids })}>
      {translate(messages.label)}
    </button>
  );
}
