import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { useNaskah } from '../../../dataProvider/index.ts';
import { failureMessage, statusOf } from '../../ui/failures.ts';
import { NotOpened } from './frame/not-editable.tsx';
import { StepSkeleton } from './frame/step-skeleton.tsx';

/**
 * /naskah-dinas/{id}/naskah-tanggapan/tambah and …/{responseId}/tambah: starts a response in the wizard. The server
 * reuses an untouched draft, so a reload creates no second one.
 */
export function StartResponsePage() {
  const { id = '', responseId } = useParams();
  const { startResponse } = useNaskah();
  const answered = responseId ?? id;
  const started = useQuery({
    queryKey: ['start-response', answered],
    queryFn: () => startResponse(answered),
    retry: false,
    refetchOnWindowFocus: false,
    // A retry starts another response.
    gcTime: 0,
  });
  if (started.error) {
    const status = statusOf(started.error);
    return (
      <NotOpened
        error={started.error}
        onRetry={() => void started.refetch()}
        refusal={status === 403 || status === 409 ? failureMessage(started.error) : undefined}
      />
    );
  }
  if (!started.data || started.isFetching) return <StepSkeleton />;
  const to = `/naskah-dinas/${encodeURIComponent(id)}/naskah-tanggapan/${started.data.id}/edit`;
  return <Navigate to={to} replace />;
}
