import { GeneratedList } from '../../views/index.ts';
import { FilingTabs } from '../parts/FilingTabs.tsx';
import '../parts/parts.css';

/** The declared list of filing units, below the tabs of filing. */
const FilingList = () => (
  <div className="archive-page">
    <FilingTabs />
    <GeneratedList />
  </div>
);

export default FilingList;
