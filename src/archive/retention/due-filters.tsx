import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { Filter } from '../../ui/pickers/index.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { Search, useFilterOptions, usualParams, YearFilter } from '../parts/filters.tsx';
import { retentionMessages as messages } from './messages.ts';

/** By what the lists of what is due are narrowed, and how the address says it. */
export const dueParams = { ...usualParams, unitId: 'unit', classificationId: 'klasifikasi' };

export function DueFilters() {
  const { data: signed } = useSigned();
  const { param, set } = useUrlState();
  const isRecords = signed?.viewer.isUnitKearsipan === true;
  const units = useFilterOptions('master-data.unit-organisasi', { enabled: isRecords });
  const classes = useFilterOptions('master-data.klasifikasi-arsip', { filter: { isLeaf: true } });
  return (
    <>
      <Search label={translate(messages.search)} />
      <YearFilter count={15} />
      <Filter
        label={translate(messages.classification)}
        value={param(dueParams.classificationId)}
        options={classes}
        onChange={(klasifikasi) => set({ klasifikasi })}
      />
      {isRecords && (
        <Filter
          label={translate(messages.unit)}
          value={param(dueParams.unitId)}
          options={units}
          onChange={(unit) => set({ unit })}
        />
      )}
    </>
  );
}
