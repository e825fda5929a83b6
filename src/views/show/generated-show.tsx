import type { ComponentType } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { RecordProblem } from '../page/record-problem.tsx';
import { RecordSkeleton } from '../page/record-skeleton.tsx';
import { type Row, useDeclared } from '../record.ts';
import { RecordPage } from './record-page.tsx';

type Notice = ComponentType<{ row: Row }>;

/** A declaration's page for reading a record. */
export default function GeneratedShow({ Notice }: { Notice?: Notice }) {
  const resource = useDeclared();
  return (
    <ShowBase
      key={resource.name}
      queryOptions={{
        onError: () => undefined,
        // The other side answers while one waits here.
        ...(resource.life?.conversation && { refetchInterval: 30_000 }),
      }}
    >
      <ShowScreen Notice={Notice} />
    </ShowBase>
  );
}

function ShowScreen({ Notice }: { Notice?: Notice | undefined }) {
  const resource = useDeclared();
  const { record, error, refetch } = useShowContext<Row>();
  if (error) return <RecordProblem resource={resource} error={error} onRetry={() => refetch()} />;
  if (!record) return <RecordSkeleton />;
  return <RecordPage resource={resource} row={record} notice={Notice && <Notice row={record} />} />;
}
