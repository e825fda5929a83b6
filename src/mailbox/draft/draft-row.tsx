import IconButton from '@mui/material/IconButton';
import { Trash2 } from 'lucide-react';
import { LinkBase } from 'react-admin';
import type { LetterListItem } from '../../../resources/naskah-dinas/letter.ts';
import { LetterChips } from '../list/letter-chips.tsx';
import { StateChip } from '../list/state-chip.tsx';
import { eventTime } from '../moments.ts';
import { receiversOf } from '../outbox/outbox-row.tsx';
import { WhereLine } from '../where/where-line.tsx';

/** One draft: the row continues it, the bin at its end deletes it. */
export const DraftRow = ({ item, onDelete }: { item: LetterListItem; onDelete: () => void }) => (
  <>
    <LinkBase to={`/naskah-dinas/draft/${item.id}/edit`} className="mailbox-wide-row" data-row={item.id}>
      <span className="mailbox-wide-main">
        <span className="mailbox-subject">{item.subject || 'Tanpa perihal'}</span>
        <span className="mailbox-snippet">
          {item.state === 'revision' ? (
            <WhereLine item={item} />
          ) : (
            [item.categoryName ?? 'Jenis belum dipilih', receiversOf(item)].join(' · ')
          )}
        </span>
      </span>
      <span className="mailbox-wide-chips">
        {item.state === 'draft' ? <LetterChips {...item} /> : <StateChip state={item.state} />}
      </span>
      <span className="mailbox-wide-time">
        <span>Disimpan</span>
        <time dateTime={item.updatedAt}>{eventTime(item.updatedAt)}</time>
      </span>
    </LinkBase>
    <IconButton
      title="Hapus draft"
      aria-label={`Hapus draft ${item.subject || 'tanpa perihal'}`}
      onClick={onDelete}
    >
      <Trash2 size={18} strokeWidth={1.6} aria-hidden />
    </IconButton>
  </>
);
