import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import { cityOfLetterhead } from '../../../domain/city-of-letterhead.ts';
import { translate } from '../../../lib/language.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Panel } from './panel.tsx';

const letterheads = 'master-data.template-kop-surat';

/** A company without a city is offered that of its letterhead's address; not on its record's page. */
export default function CityProposal({ values, refuse }: CompanionProps) {
  return refuse && values.type === 'perusahaan' && !values.city ? (
    <Proposal companyCode={values.companyCode} />
  ) : null;
}

function Proposal({ companyCode }: { companyCode: unknown }) {
  const { lookup } = useNaskah();
  const { setValue } = useFormContext();
  const { data = [] } = useQuery({
    queryKey: ['lookup', letterheads],
    queryFn: ({ signal }) => lookup(letterheads, { signal }),
    // Who may not read letterheads is offered nothing.
    ...{ retry: false, staleTime: 15_000 },
  });
  const letterhead = data.find((one) => one.companyCode === companyCode);
  const city = cityOfLetterhead(String(letterhead?.content ?? ''));
  if (!city) return null;
  return (
    <Panel role="status">
      <header>
        <small>{translate(specialMessages.cityOfLetterhead(city))}</small>
        <Button size="small" onClick={() => setValue('city', city, { shouldDirty: true })}>
          {translate(specialMessages.takeCity(city))}
        </Button>
      </header>
    </Panel>
  );
}
