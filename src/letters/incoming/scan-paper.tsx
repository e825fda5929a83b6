import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isPicture } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { Failed } from '../lists/states.tsx';
import { ScanFrame } from '../sheet/index.ts';
import { incomingMessages } from './messages.ts';

/** Scan of an external letter; pictures as they are (SPEC A5). */
function ScanPaper({ letter }: { letter: Letter }) {
  const { pdfBlob, attachmentBlob } = useNaskah();
  const scan = letter.attachments.find(({ isDocument }) => isDocument);
  const isPhoto = scan !== undefined && isPicture(scan.mimeType);
  const { data, error, refetch } = useQuery({
    queryKey: ['letters', 'one', letter.id, 'scan', scan?.id],
    queryFn: ({ signal }) =>
      isPhoto ? attachmentBlob(letter.id, scan.id, { signal }) : pdfBlob(letter.id, { signal }),
    enabled: scan !== undefined,
    // Never asked for again, also after a step: a new blob would put the viewer back to its first page.
    staleTime: 'static',
    retry: 1,
  });
  if (!scan) return <p>{translate(incomingMessages.noScan)}</p>;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={480} animation={false} />;
  return (
    <ScanFrame blob={data} title={translate(incomingMessages.scanOf(letter.subject))} isPicture={isPhoto} />
  );
}

export default ScanPaper;
