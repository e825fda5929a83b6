import { type ComponentProps, lazy } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { user } from '../../resources/manajemen-user/user.ts';
import { HandOverButton } from '../hand-over/index.ts';
import { publicPath } from '../shell/index.ts';
import type { Row } from '../views/parts.ts';

const PersonCreate = lazy(() => import('./person-create.tsx'));
const PersonEdit = lazy(() => import('./person-edit.tsx'));
const PersonList = lazy(() => import('./person-list.tsx'));
const PersonStanding = lazy(() => import('./standing/person-standing.tsx'));

type Props = { standing?: ComponentProps<typeof PersonStanding>; ending?: Row };

/** The list, the form of the address, how somebody stands on their page, or what is handed over before they leave. */
export default function Persons({ standing, ending }: Props) {
  const { id } = useParams();
  const { pathname } = useLocation();
  if (ending)
    return (
      <HandOverButton
        userId={ending.id}
        personName={String(ending.personName ?? '')}
        isActive={ending.isActive}
      />
    );
  if (standing) return <PersonStanding {...standing} />;
  if (publicPath(pathname) === user.path) return <PersonList />;
  return id ? <PersonEdit /> : <PersonCreate />;
}
