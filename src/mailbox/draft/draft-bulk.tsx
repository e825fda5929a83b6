import Trash2 from 'lucide-react/icons/trash-2';
import X from 'lucide-react/icons/x';
import type { LetterListItem } from '../../../resources/naskah-dinas/letter.ts';
import '../tasks/bulk/bulk.css';

type Props = {
  chosen: readonly LetterListItem[];
  possible: number;
  onAll: () => void;
  onDelete: () => void;
  onClear: () => void;
};

/** Floats over the list while drafts are chosen: count first, the way out last (LOOK.md, Bulk bar). */
export const DraftBulk = ({ chosen, possible, onAll, onDelete, onClear }: Props) => (
  <div className="mailbox-bulk" role="toolbar" aria-label="Draft terpilih">
    <b aria-live="polite">{chosen.length} dipilih</b>
    {chosen.length < possible && (
      <button type="button" className="is-all" onClick={onAll}>
        Pilih semua yang tampil ({possible})
      </button>
    )}
    <span className="grow" />
    <button type="button" onClick={onDelete}>
      <Trash2 size={15} strokeWidth={1.6} aria-hidden />
      Hapus terpilih
    </button>
    <button type="button" onClick={onClear}>
      <X size={15} strokeWidth={1.6} aria-hidden />
      Batal
    </button>
  </div>
);
