import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { ArchiveFile, ArchiveText } from '../../../domain/calls/archive-item-shapes.ts';
import { translate } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatDateTime } from '../../ui/format.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { itemMessages as messages } from './messages.ts';

type Props = {
  archiveId: string;
  file: ArchiveFile;
  /** Absent for who may not change the item. */
  onCorrect?: ((read: ArchiveText) => void) | undefined;
  onClose: () => void;
};

/** What was read from a file, to check and copy. */
export default function TextDialog({ archiveId, file, onCorrect, onClose }: Props) {
  const { archiveFileText } = useNaskah();
  const copy = useCopy();
  const { data, error, refetch } = useQuery({
    queryKey: ['archive-text', archiveId, file.id, file.correctedAt],
    queryFn: ({ signal }) => archiveFileText(archiveId, file.id, { signal }),
    // Logged as an opening, as in file-view.tsx: looking away and back is not another one.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 60_000,
    refetchOnWindowFocus: false,
  });
  return (
    <InfoDialog
      title={translate(messages.textOf(file.title))}
      maxWidth="md"
      isFocused
      actions={
        data && (
          <>
            {onCorrect && (
              <Button variant="text" onClick={() => onCorrect(data)}>
                {translate(messages.correctText)}
              </Button>
            )}
            <Button variant="text" onClick={() => void copy(data.text)}>
              {translate(messages.copyText)}
            </Button>
          </>
        )
      }
      onClose={onClose}
    >
      {error ? (
        <EmptyState title={failureMessage(error)} onRetry={refetch} />
      ) : (
        <>
          {data?.correctedAt && data.correctedBy && (
            <small>
              {translate(messages.correctedBy(data.correctedBy, formatDateTime(data.correctedAt)))}
            </small>
          )}
          <Text tabIndex={0} aria-busy={!data}>
            {data?.text}
          </Text>
        </>
      )}
    </InfoDialog>
  );
}

const Text = styled('p')({
  margin: 0,
  minHeight: 120,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
