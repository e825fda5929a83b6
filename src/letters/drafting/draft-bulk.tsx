import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import type { Selection } from '../../ui/use-selection.ts';
import { paneMessages } from '../pane-messages.ts';
import { draftMessages } from './messages.ts';
import '../tasks/bulk/bulk.css';

type Props = { selection: Selection<LetterListItem>; onDelete: () => void };

/** Bulk bar over the list while drafts are selected: count first, exit last (LOOK, Bulk bar). */
export function DraftBulk({ selection: { chosen, possible, selectAll, clear }, onDelete }: Props) {
  return (
    <div className="mailbox-bulk" role="toolbar" aria-label={translate(draftMessages.chosenDrafts)}>
      <b aria-live="polite">{translate(paneMessages.selected(chosen.length))}</b>
      {chosen.length < possible && (
        <button type="button" className="is-all" onClick={selectAll}>
          {translate(draftMessages.chooseShown(possible))}
        </button>
      )}
      <span className="grow" />
      <button type="button" onClick={onDelete}>
        <Trash2 size={15} strokeWidth={1.6} aria-hidden />
        {translate(draftMessages.removeChosen)}
      </button>
      <button type="button" onClick={clear}>
        <X size={15} strokeWidth={1.6} aria-hidden />
        {translate(commonMessages.cancel)}
      </button>
    </div>
  );
}
