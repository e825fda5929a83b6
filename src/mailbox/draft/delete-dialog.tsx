import { useState } from 'react';
import type { LetterListItem } from '../../../resources/naskah-dinas/letter.ts';
import { ConfirmDialog } from '../../shell/index.ts';

type Props = { item: LetterListItem; onDelete: () => Promise<void>; onClose: () => void };

/** A deleted draft does not come back, so it is asked first. */
const DeleteDialog = ({ item, onDelete, onClose }: Props) => {
  const [isDeleting, setDeleting] = useState(false);
  const remove = async () => {
    setDeleting(true);
    await onDelete();
    onClose();
  };
  return (
    <ConfirmDialog
      open
      danger
      title="Hapus draft ini?"
      confirm="Hapus"
      busy={isDeleting}
      onConfirm={() => void remove()}
      onClose={onClose}
    >
      <b>{item.subject || 'Tanpa perihal'}</b> beserta lampirannya akan hilang dan tidak dapat dikembalikan.
    </ConfirmDialog>
  );
};

export default DeleteDialog;
