import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { say } from '../../../lib/language.ts';
import type { Selection } from '../../ui/use-selection.ts';
import { commonWords } from '../../ui/words.ts';
import { paneWords } from '../pane-words.ts';
import { draftWords } from './words.ts';
import '../tasks/bulk/bulk.css';

type Props = { selection: Selection<LetterListItem>; onDelete: () => void };

/** Bulk bar over the list while drafts are selected: count first, exit last (LOOK, Bulk bar). */
export function DraftBulk({ selection: { chosen, possible, selectAll, clear }, onDelete }: Props) {
  return (
    <div className="mailbox-bulk" role="toolbar" aria-label={say(draftWords.chosenDrafts)}>
      <b aria-live="polite">{say(paneWords.selected(chosen.length))}</b>
      {chosen.length < possible && (
        <button type="button" className="is-all" onClick={selectAll}>
          {say(draftWords.chooseShown(possible))}
        </button>
      )}
      <span className="grow" />
      <button type="button" onClick={onDelete}>
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
        {say(draftWords.removeChosen)}
      </button>
      <button type="button" onClick={clear}>
        <X size={15} strokeWidth={1.6} aria-hidden />
        {say(commonWords.cancel)}
      </button>
    </div>
  );
}
