import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import ListFilter from 'lucide-react/icons/list-filter';
import { useState } from 'react';
import { periodPresets } from '../../domain/reports/period.ts';
import type { ReportFilter, ReportName } from '../../domain/reports/report.ts';
import { reportStates } from '../../domain/reports/report-words.ts';
import { optionsOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { useIsPhone } from '../shell/index.ts';
import { formatDate } from '../ui/format.ts';
import { commonMessages } from '../ui/messages.ts';
import { Filter } from '../ui/pickers/index.ts';
import { messages } from './messages.ts';
import { OwnPeriod } from './own-period.tsx';
import { useRecordChoices } from './use-record-choices.ts';
import type { ReportPlace } from './use-report-place.ts';

type Props = { report: ReportName; place: ReportPlace; scope: { id: string; label: string }[] };

/** Period and filters of the report: in a row; on phones in a bottom sheet (LOOK, Filters). */
export function Narrowing({ report, place, scope }: Props) {
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  const fields = useFields(report, scope);
  const set = fields.filter(({ filter }) => place.filters[filter]);
  const filters = fields.map(({ filter, label, options }) => (
    <Filter
      key={filter}
      label={label}
      value={place.filters[filter] ?? ''}
      options={options}
      onChange={(value) => place.go({ [filter]: value || null })}
    />
  ));
  return (
    <section className="report-narrowing" aria-label={translate(messages.filters)}>
      <div className="report-filters">
        <PeriodChoice place={place} />
        {isPhone ? (
          <Button
            variant="outlined"
            startIcon={<ListFilter size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {translate(messages.filters)}
            {set.length > 0 && ` (${set.length})`}
          </Button>
        ) : (
          filters
        )}
        {set.length > 1 && (
          <Button variant="text" color="inherit" onClick={place.clear}>
            {translate(commonMessages.clearFilters)}
          </Button>
        )}
      </div>
      <Drawer
        open={isPhone && isOpen}
        anchor="bottom"
        onClose={() => setOpen(false)}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate(messages.filters) } }}
      >
        <div className="report-sheet">
          <h2>{translate(messages.filters)}</h2>
          {filters}
          <footer>
            <Button variant="text" onClick={place.clear}>
              {translate(commonMessages.clearFilters)}
            </Button>
            <Button variant="contained" onClick={() => setOpen(false)}>
              {translate(messages.show)}
            </Button>
          </footer>
        </div>
      </Drawer>
    </section>
  );
}

type Choice = { value: string; label: string };
type Field = { filter: ReportFilter; label: string; options: Choice[] };

function useFields(report: ReportName, scope: Props['scope']): Field[] {
  const kinds = useRecordChoices('master-data.jenis-naskah-dinas');
  const subTypes = useRecordChoices('master-data.sub-jenis-naskah-dinas');
  const classifications = useRecordChoices('master-data.klasifikasi-arsip');
  const securities = useRecordChoices('master-data.klasifikasi-keamanan');
  const units = scope.map(({ id, label }) => ({ value: id, label }));
  return [
    ...(units.length > 1
      ? [{ filter: 'unitId' as const, label: translate(messages.unit), options: units }]
      : []),
    ...(report === 'arsip'
      ? []
      : [
          {
            filter: 'naskahDinasParentCategoryId' as const,
            label: translate(messages.parentKind),
            options: kinds,
          },
          {
            filter: 'naskahDinasCategoryId' as const,
            label: translate(messages.kind),
            options: [...subTypes, { value: 'none', label: translate(messages.noKind) }],
          },
        ]),
    {
      filter: 'archiveClassificationId',
      label: translate(messages.classification),
      options: classifications,
    },
    {
      filter: 'permissionClassificationId',
      label: translate(messages.security),
      options: [...securities, { value: 'none', label: translate(messages.noClass) }],
    },
    { filter: 'state', label: translate(messages.state), options: optionsOf(reportStates[report]) },
  ];
}

function PeriodChoice({ place }: { place: ReportPlace }) {
  const [isChoosing, setChoosing] = useState(false);
  const { preset, period } = place;
  const isOwn = isChoosing || preset === null;
  return (
    <>
      <Filter
        label={translate(messages.period)}
        isRequired
        value={isOwn ? 'own' : preset}
        options={[...optionsOf(periodPresets), { value: 'own', label: translate(messages.own) }]}
        onChange={(value) => {
          setChoosing(value === 'own');
          const chosen = periodPresets.find((one) => one.value === value);
          if (chosen) place.go({ period: chosen.value });
        }}
      />
      {isOwn ? (
        <OwnPeriod period={period} onChange={(own) => place.go({ period: own })} />
      ) : (
        <span className="report-days">
          {translate(messages.days(formatDate(period.from), formatDate(period.to)))}
        </span>
      )}
    </>
  );
}
