import type { DataReportPlace } from '../../../domain/reports/data-report-page.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { groupingKey, groupingLabel, groupingsOf, summableNames } from '../../../resources/report-fields.ts';
import { Choose } from '../choose.tsx';
import { dataMessages } from './messages.ts';

type Props = { resource: Resource; place: DataReportPlace; go: (change: Partial<DataReportPlace>) => void };

/** By what records are grouped, and what is summed. */
export function DataChoices({ resource, place, go }: Props) {
  const groupings = groupingsOf(resource).map((grouping) => ({
    value: groupingKey(grouping),
    label: translate(groupingLabel(resource, grouping)),
  }));
  const [first = '', second = ''] = place.groups;
  const group = (...groups: string[]) => go({ groups: groups.filter(Boolean) });
  const summable = summableNames(resource);
  return (
    <>
      {groupings.length > 0 && (
        <Choose
          label={translate(dataMessages.first)}
          value={first}
          options={groupings.filter(({ value }) => value !== second)}
          onChange={(value) => group(value, value ? second : '')}
        />
      )}
      {first && groupings.length > 1 && (
        <Choose
          label={translate(dataMessages.second)}
          value={second}
          options={groupings.filter(({ value }) => value !== first)}
          onChange={(value) => group(first, value)}
        />
      )}
      {summable.length > 0 && (
        <fieldset className="report-sums">
          <legend>{translate(dataMessages.sums)}</legend>
          {summable.map((name) => (
            <label key={name}>
              <input
                type="checkbox"
                checked={place.measures.includes(name)}
                onChange={(event) =>
                  go({
                    measures: summable.filter((one) =>
                      one === name ? event.target.checked : place.measures.includes(one),
                    ),
                  })
                }
              />
              {translate(resource.fields[name]?.label) ?? name}
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
