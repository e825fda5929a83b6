import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FileAt, useNaskah } from '../../../../dataProvider/index.ts';

/** Under which a file's bytes are kept: what is behind an id never changes. */
export const fileKey = ({ resource, recordId, field, fileId }: FileAt): string[] => [
  'record-file',
  resource,
  recordId ?? '',
  field,
  fileId,
];

type Wanted = { local: Blob | undefined; isWanted: boolean; isLarge: boolean };

/** The small picture of a file, as an address for an img. */
export function useThumb(at: FileAt, { local, isWanted, isLarge }: Wanted) {
  const { recordFileBlob } = useNaskah();
  const { data, isError } = useQuery({
    queryKey: [...fileKey(at), isLarge ? 'large' : 'thumb'],
    queryFn: ({ signal }) => recordFileBlob(at, isLarge ? 'large' : 'small', { signal }),
    enabled: isWanted && !local,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  });
  return { address: useAddress(local ?? data), isError };
}

function useAddress(blob: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!blob) return setAddress(undefined);
    const made = URL.createObjectURL(blob);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [blob]);
  return address;
}
