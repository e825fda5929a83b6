// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useForeignValue } from '../../../src/ui/use-foreign-value.ts';

test("a text of one's own is no foreign one, however late it comes back", () => {
  const onForeign = vi.fn();
  const { result, rerender } = renderHook(({ value }) => useForeignValue(value, onForeign), {
    initialProps: { value: '' },
  });
  result.current('a');
  result.current('ab');
  rerender({ value: 'a' });
  result.current('abc');
  rerender({ value: 'ab' });
  rerender({ value: 'abc' });
  expect(onForeign).not.toHaveBeenCalled();
  rerender({ value: 'dari orang lain' });
  expect(onForeign).toHaveBeenCalledExactlyOnceWith('dari orang lain');
  // It was the field's own once, and is not now.
  rerender({ value: 'a' });
  expect(onForeign).toHaveBeenCalledTimes(2);
});
