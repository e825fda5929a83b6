import { Suspense } from 'react';
import { useGetOne, useGetRecordId } from 'react-admin';
import { LeftBehind } from '../../letters/succession/index.ts';
import { Persons } from '../../persons/index.ts';
import { GeneratedShow, RoleWaysOfPerson } from '../../views/index.ts';
import { type Row, useDeclared } from '../../views/parts.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { UserTwoFactor } from './user-two-factor.tsx';

export default function UserPage() {
  const resource = useDeclared();
  const id = String(useGetRecordId());
  // Reuses the query of the page above.
  const { data } = useGetOne<Row>(resource.name, { id }, { staleTime: 60_000 });
  return (
    <>
      <GeneratedShow Notice={Notices} />
      {data && (
        <Suspense>
          <RoleWaysOfPerson userId={id} />
        </Suspense>
      )}
      {data && <UserTwoFactor id={id} name={String(data.personName ?? '')} />}
    </>
  );
}

function Notices({ row }: { row: Row }) {
  return (
    <>
      <Suspense>
        <Persons
          standing={{ id: String(row.id), version: row.version, otherwise: <SignInNotice row={row} /> }}
        />
      </Suspense>
      <Suspense>
        <LeftBehind fromUserId={String(row.id)} />
      </Suspense>
    </>
  );
}
