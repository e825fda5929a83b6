import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';

type Props = { hash: string; alt: string };

/** Company logo by content hash; cached for good, as the content behind a hash never changes. */
export function CompanyLogo({ hash, alt }: Props) {
  const { logoPicture } = useNaskah();
  const { data, isError } = useQuery({
    queryKey: ['logo', hash],
    queryFn: ({ signal }) => logoPicture(hash, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isError) return <span>{alt}</span>;
  // Holds the place of most logos until it is here.
  return data ? <img src={data} alt={alt} /> : <span style={{ width: 40, height: 40 }} aria-hidden />;
}
