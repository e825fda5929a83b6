// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { ListContextProvider } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { useRowSelection } from '../../../src/views/list/use-row-selection.ts';

it('a second tap before the first is drawn adds to it', () => {
  const onSelect = vi.fn();
  const list = { selectedIds: [], onSelect } as never;
  const { result } = renderHook(() => useRowSelection([{ id: 'a' }, { id: 'b' }] as never), {
    wrapper: ({ children }) => <ListContextProvider value={list}>{children}</ListContextProvider>,
  });
  result.current('a');
  result.current('b');
  expect(onSelect).toHaveBeenLastCalledWith(['a', 'b']);
});
