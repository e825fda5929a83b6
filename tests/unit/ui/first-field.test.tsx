// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FirstField } from '../../../src/ui/first-field.tsx';

const form = (isFilled: boolean) => (
  <form>
    <div data-field="code">
      <input aria-label="code" defaultValue="A1" readOnly />
    </div>
    <div data-field="name">
      <input aria-label="name" defaultValue="Nama" />
    </div>
    <div data-field="note">
      <input aria-label="note" />
    </div>
    <FirstField isFilled={isFilled} />
  </form>
);
const focused = () => document.activeElement?.getAttribute('aria-label');
afterEach(() => {
  location.hash = '';
});

test('a new form is begun at its first empty field, one that is changed at the first that can be', () => {
  const { unmount } = render(form(false));
  expect(focused()).toBe('note');
  unmount();
  render(form(true));
  expect(focused()).toBe('name');
});

test('an address that names a field begins there', () => {
  location.hash = '#note';
  render(form(true));
  expect(focused()).toBe('note');
});
