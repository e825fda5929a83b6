import { styled } from '@mui/material/styles';
import { useContext } from 'react';
import { translate } from '../../lib/language.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import { Input } from '../views/parts.ts';
import { DirectorySearch } from './directory-search.tsx';
import { FormMode } from './form-mode.ts';
import { Holdings } from './holdings.tsx';
import { personMessages as said } from './messages.ts';
import type { Looked, PersonValues } from './person-values.ts';
import { WayInput } from './way-input.tsx';

type Props = { id: string; values: PersonValues & { roleIds?: string[] }; looked: Looked };
const { fields, sections } = personForm;
const titleOf = (at: number): string => translate(sections[at]?.label ?? { id: '', en: '' });

/** Identity, posts and way to sign in. */
export function PersonSections({ id, values, looked }: Props) {
  const { isNew } = useContext(FormMode);
  const { taken } = looked;
  const known = { npp: taken.npp, email: taken.email };
  return (
    <>
      <Part aria-labelledby={`${id}-who`}>
        <div>
          <h2 id={`${id}-who`}>{titleOf(0)}</h2>
        </div>
        <Identity>
          {isNew && looked.isDirectoryConnected && <DirectorySearch />}
          {(['personName', 'npp', 'email'] as const).map((name) => (
            <div key={name} data-field={name}>
              <Input name={name} field={fields[name]} />
              {name !== 'personName' && known[name] && (
                <Known role="status">{translate(said.knownAs(known[name].label))}</Known>
              )}
            </div>
          ))}
          {!isNew && (
            <div data-field="salutation">
              <Input name="salutation" field={fields.salutation} />
            </div>
          )}
        </Identity>
      </Part>
      <Part aria-labelledby={`${id}-posts`}>
        <div>
          <h2 id={`${id}-posts`}>{titleOf(1)}</h2>
          <p>{translate(said.positionsHelp)}</p>
        </div>
        <div>
          <Holdings looked={looked} />
          {(values.roleIds?.length ?? 0) > 0 && (
            <div data-field="roleIds" style={{ marginTop: 12 }}>
              <Input name="roleIds" field={fields.roleIds} />
            </div>
          )}
        </div>
      </Part>
      <Part aria-labelledby={`${id}-way`}>
        <div>
          <h2 id={`${id}-way`}>{titleOf(2)}</h2>
        </div>
        <WayInput id={`${id}-way`} looked={looked} isInvited={isNew || !values.account?.hasPassword} />
      </Part>
    </>
  );
}

const Part = styled('section')({
  display: 'grid',
  gridTemplateColumns: '136px minmax(0, 1fr)',
  gap: 24,
  padding: '4px 0 20px',
  '& + &': { borderTop: '1px solid var(--line)', paddingTop: 20 },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& > div:first-of-type > p': {
    margin: '4px 0 0',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-3)',
  },
  '@media (max-width: 899px)': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
});
const Identity = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 104px minmax(0, 1.24fr)',
  gap: 12,
  alignItems: 'start',
  '& > div': { minWidth: 0 },
  '& > [data-field=directory]': { gridColumn: '1 / -1' },
  '& > [data-field=directory] > label': {
    display: 'block',
    marginBottom: 4,
    fontSize: '0.8125rem',
    fontWeight: 600,
  },
  '& > [data-field=directory] > p': {
    margin: '4px 0 0',
    fontSize: '0.75rem',
    lineHeight: '16px',
    color: 'var(--ink-2)',
    '&:empty': { display: 'none' },
  },
  '@media (max-width: 599px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 112px',
    '& > [data-field=email], & > [data-field=salutation]': { gridColumn: '1 / -1' },
  },
});
const Known = styled('p')({
  margin: '4px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  fontWeight: 550,
  color: 'var(--stamp)',
});
