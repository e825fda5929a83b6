import type { ComponentType } from 'react';
import { ShowBase, useShowContext } from 'react-admin';
import { RecordProblem } from '../page/record-problem.tsx';
import { RecordSkeleton } from '../page/record-skeleton.tsx';
import { type Row, useDeclared } from '../record.ts';
import { RecordPage } from './record-page.tsx';

type Part = ComponentType<{ row: Row }>;
type Parts = {
  /** Above the record. */
  Notice?: Part | undefined;
  /** Below it. */
  Below?: Part | undefined;
};

/** A declaration's page for reading a record. */
export default function GeneratedShow(parts: Parts) {
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
      <ShowScreen {...parts} />
    </ShowBase>
  );
}

function ShowScreen({ Notice, Below }: Parts) {
  const resource = useDeclared();
  const { record, error, refetch } = useShowContext<Row>();
  if (error) return <RecordProblem resource={resource} error={error} onRetry={() => refetch()} />;
  if (!record) return <RecordSkeleton />;
  return (
    <RecordPage
      resource={resource}
      row={record}
      notice={Notice && <Notice row={record} />}
      below={Below && <Below row={record} />}
    />
  );
}
