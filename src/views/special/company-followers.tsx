import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createUnitVerbs } from '../../../dataProvider/units.ts';
import { translate } from '../../../lib/language.ts';
import type { Row } from '../record.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Panel } from './panel.tsx';

/** How many units and letterheads take a unit's new company code, before it is saved. */
export default function CompanyFollowers({ values, refuse }: CompanionProps) {
  const { followersOf } = createUnitVerbs(useNaskah());
  const stored = useRecordContext<Row>();
  // Not on the record's page, nor of a new one made within another's form.
  const isChanged = refuse !== undefined && stored !== undefined && values.id === stored.id;
  const { data } = useQuery({
    queryKey: ['company followers', stored?.id],
    queryFn: ({ signal }) => followersOf(String(stored?.id), { signal }),
    enabled: isChanged,
    staleTime: 15_000,
  });
  const { companyCode } = values;
  const isOther = isChanged && companyCode !== '' && companyCode !== stored.companyCode;
  if (!isOther || !data || data.units + data.letterheads === 0) return null;
  return (
    <Panel role="status">
      <p style={{ paddingTop: 10 }}>{translate(specialMessages.companyFollowers(data))}</p>
    </Panel>
  );
}
