import Button from '@mui/material/Button';
import Forward from 'lucide-react/icons/forward';
import Printer from 'lucide-react/icons/printer';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { InboxItem } from '../../../domain/letters/letter-rows.ts';
import type { TimelineEntry } from '../../../domain/letters/letter-timeline.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { eventTimeWithin } from '../moments.ts';
import { useDownload } from '../reading/use-download.ts';
import './forwarded-by.css';

type Props = {
  letter: Letter;
  item: InboxItem;
  /** The post's own newest forward, instead of the one that brought the letter. */
  given?: TimelineEntry;
};

const forwardedMessages = {
  by: { id: 'Diteruskan oleh', en: 'Forwarded by' },
  on: (when: string): Message => ({ id: `Anda teruskan ${when}`, en: `You forwarded it ${when}` }),
  sheet: { id: 'Lembar penerusan', en: 'Forwarding sheet' },
} satisfies Messages;

/** Who forwarded the letter to this post or to whom this post did, with the sheet (DOMAIN 7). */
function ForwardedBy({ letter, item, given }: Props) {
  const { forwardSheetBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const { personName, positionName, note } = item.forwarded ?? {};
  const name = `${translate(forwardedMessages.sheet)} ${letter.number ?? ''}`.trim().replaceAll('/', '-');
  return (
    <p className="mailbox-forwarded forwarded-by">
      <Forward size={15} strokeWidth={1.6} aria-hidden />
      <span>
        {given
          ? translate(forwardedMessages.on(eventTimeWithin(given.at)))
          : `${translate(forwardedMessages.by)} ${[personName, positionName].filter(Boolean).join(', ')}`}
        {(given ?? { note }).note && <q>{(given ?? { note }).note}</q>}
      </span>
      <Button
        size="small"
        aria-busy={isBusy}
        startIcon={<Printer size={14} strokeWidth={1.6} aria-hidden />}
        onClick={() => download(() => forwardSheetBlob(item.id, given !== undefined), `${name}.pdf`)}
      >
        {translate(forwardedMessages.sheet)}
      </Button>
    </p>
  );
}

export default ForwardedBy;
