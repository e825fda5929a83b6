import { Suspense } from 'react';
import { useGetOne, useGetRecordId } from 'react-admin';
import { LeftBehind } from '../../letters/succession/index.ts';
import { GeneratedShow } from '../../views/index.ts';
import { type Row, useDeclared } from '../../views/parts.ts';
import { SignInNotice } from './sign-in-notice.tsx';
import { UserTwoFactor } from './user-two-factor.tsx';

/** A user as every record is shown, with what keeps them from signing in; below it the second step of their sign-in. */
export default function UserPage() {
  const resource = useDeclared();
  const id = String(useGetRecordId());
  // What the page above has asked for already.
  const { data } = useGetOne<Row>(resource.name, { id }, { staleTime: 60_000 });
  return (
    <>
      <GeneratedShow Notice={Notices} />
      {data && <UserTwoFactor id={id} name={String(data.personName ?? '')} />}
    </>
  );
}

const Notices = ({ row }: { row: Row }) => (
  <>
    <SignInNotice row={row} />
    <Suspense>
      <LeftBehind fromUserId={String(row.id)} />
    </Suspense>
  </>
);
