// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ConfirmDialog } from '../../../src/ui/confirm-dialog.tsx';

it('a question that was closed is not answered while it fades: Enter after Escape sent a letter', () => {
  const onConfirm = vi.fn();
  const question = (open: boolean) => (
    <ConfirmDialog
      open={open}
      title="Kirim naskah?"
      confirm="Kirim"
      onConfirm={onConfirm}
      onClose={() => {}}
    />
  );
  const { rerender } = render(question(true));
  fireEvent.click(screen.getByText('Kirim'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  rerender(question(false));
  fireEvent.click(screen.getByText('Kirim'));
  expect(onConfirm).toHaveBeenCalledTimes(1);
});
