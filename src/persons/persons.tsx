import { type ComponentProps, lazy } from 'react';
import { useParams } from 'react-router-dom';

const PersonCreate = lazy(() => import('./person-create.tsx'));
const PersonEdit = lazy(() => import('./person-edit.tsx'));
const PersonStanding = lazy(() => import('./standing/person-standing.tsx'));

type Props = { standing?: ComponentProps<typeof PersonStanding> };

/** The form of the address, or how somebody stands on their page. */
export default function Persons({ standing }: Props) {
  const { id } = useParams();
  if (standing) return <PersonStanding {...standing} />;
  return id ? <PersonEdit /> : <PersonCreate />;
}
