import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { TicketFile } from '../../../domain/calls/help.ts';
import { translate } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';
import { messages } from '../messages.ts';

type Props = { ticketId: string; file: TicketFile };

/** A screenshot of a ticket; it opens in a window of its own. */
export function ScreenshotLink({ ticketId, file }: Props) {
  const { readScreenshot } = useNaskah();
  const { data } = useQuery({
    queryKey: ['tickets', 'file', ticketId, file.id],
    queryFn: ({ signal }) => readScreenshot(ticketId, file.id, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const [url, setUrl] = useState('');
  useEffect(() => {
    if (!data) return;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  const said = `${file.fileName}, ${formatSize(file.size)}`;
  return url ? (
    <a
      className="talk-picture"
      href={url}
      target="_blank"
      rel="noreferrer"
      title={translate(messages.openPicture)}
    >
      <img src={url} alt={`${translate(messages.screenshot)}: ${file.fileName}`} />
      <small>{said}</small>
    </a>
  ) : (
    <small>{said}</small>
  );
}
