import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { Filter, SearchLine } from '../../ui/pickers/index.ts';
import { messages } from './messages.ts';

type Shown = 'counters' | 'numbers';
type Props = {
  shown: Shown;
  firstChar: string;
  year: string;
  onShow: (tab: Shown) => void;
  onChange: (patch: { firstChar?: string; year?: string }) => void;
  children: ReactNode;
};

/** Which list, and what narrows it. */
export function Narrowing({ shown, firstChar, year, onShow, onChange, children }: Props) {
  const thisYear = new Date().getFullYear();
  const years = [0, 1, 2, 3, 4].map((ago) => String(thisYear - ago));
  return (
    <div className="numbers-narrowing">
      <Tabs value={shown} onChange={(_, tab: Shown) => onShow(tab)} aria-label={translate(messages.shown)}>
        <Tab value="counters" label={translate(messages.counters)} />
        <Tab value="numbers" label={translate(messages.numbers)} />
      </Tabs>
      <div className="numbers-filters">
        <SearchLine
          label={translate(commonMessages.search)}
          placeholder={
            shown === 'counters' ? translate(messages.searchCounters) : translate(messages.searchNumbers)
          }
          value={firstChar}
          onChange={(typed) => onChange({ firstChar: typed })}
        />
        <Filter
          label={translate(messages.year)}
          value={year}
          options={years.map((value) => ({ value, label: value }))}
          onChange={(value) => onChange({ year: value })}
        />
        {children}
      </div>
    </div>
  );
}
