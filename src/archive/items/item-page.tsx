import { ShowBase, useShowContext } from 'react-admin';
import { RecordProblem, RecordSkeleton, type Row, useDeclared } from '../../views/parts.ts';
import { ItemScreen } from './item-screen.tsx';
import { useDetail } from './use-detail.ts';

/** An archive item: its files beside its facts (SPEC A1). */
export default function ItemPage() {
  const resource = useDeclared();
  return (
    <ShowBase key={resource.name} queryOptions={{ onError: () => undefined }}>
      <Found />
    </ShowBase>
  );
}

function Found() {
  const resource = useDeclared();
  const { record, error, refetch } = useShowContext<Row>();
  if (error) return <RecordProblem resource={resource} error={error} onRetry={() => refetch()} />;
  if (!record) return <RecordSkeleton />;
  return <WithDetail key={record.id} row={record} />;
}

function WithDetail({ row }: { row: Row }) {
  const resource = useDeclared();
  const { data, error, refetch } = useDetail(row.id);
  if (data) return <ItemScreen row={row} detail={data} />;
  if (error) return <RecordProblem resource={resource} error={error} onRetry={() => refetch()} />;
  return <RecordSkeleton />;
}
