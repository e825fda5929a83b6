import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { AttachmentText } from '../../../domain/calls/letters/letters.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { isBeingRead } from '../../../domain/recognised-text.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import './texts.css';

const textMessages = {
  texts: { id: 'Teks lampiran', en: 'Text of the attachments' },
  readAgainOf: (name: string): Message => ({ id: `Baca ulang ${name}`, en: `Read ${name} again` }),
  readAgain: { id: 'Baca ulang', en: 'Read again' },
  waits: { id: 'Menunggu dibaca untuk pencarian.', en: 'Waiting to be read for the search.' },
  reading: { id: 'Sedang dibaca untuk pencarian.', en: 'Being read for the search.' },
  readPages: (read: number, pages: number): Message => ({
    id: `Dibaca ${read} dari ${pages} halaman.`,
    en: `${read} of ${pages} pages read.`,
  }),
  unreadable: { id: 'Berkas ini belum dapat dibaca.', en: 'This file could not be read yet.' },
} satisfies Messages;

/** Every page was read, or the file has none. */
const isWhole = ({ pages, pagesRead }: AttachmentText): boolean => pages === null || pagesRead === pages;

/** Attachments whose text is not searchable yet, with the reason; nothing when all are. */
function TextsSection({ letter }: { letter: Letter }) {
  const { attachmentTexts, readTextAgain } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const key = ['letters', 'one', letter.id, 'texts'];
  const { data } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => attachmentTexts(letter.id, { signal }),
    refetchInterval: ({ state }) => (state.data?.some((text) => isBeingRead(text.state)) ? 5000 : false),
    retry: false,
  });
  const again = useMutation({
    mutationFn: (attachmentId: string) => readTextAgain(letter.id, attachmentId),
    onError: (failure) => notify(failureMessage(failure), { type: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
  const told = data?.filter((text) => text.state !== 'done' || !isWhole(text)) ?? [];
  if (told.length === 0) return null;
  return (
    <section className="mailbox-fact mailbox-texts">
      <h3>{translate(textMessages.texts)}</h3>
      <ul>
        {told.map((text) => (
          <li key={text.attachmentId}>
            <b>{text.fileName}</b>
            <span>{wordsOf(text)}</span>
            {text.canRetry && (
              <button
                type="button"
                disabled={again.isPending}
                aria-label={translate(textMessages.readAgainOf(text.fileName))}
                onClick={() => again.mutate(text.attachmentId)}
              >
                {translate(textMessages.readAgain)}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

export default TextsSection;

function wordsOf(text: AttachmentText): string {
  if (text.state === 'waiting') return translate(textMessages.waits);
  if (text.state === 'reading') return translate(textMessages.reading);
  if (text.state === 'done') return translate(textMessages.readPages(text.pagesRead ?? 0, text.pages ?? 0));
  return text.reason ?? translate(textMessages.unreadable);
}
