// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { FirstField } from '../../../src/ui/first-field.tsx';
import { DayLine } from '../../../src/ui/pickers/index.ts';

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

test('a day that is empty is begun at once its field has loaded, not the text below it', async () => {
  const { container } = render(
    <form>
      <DayLine label="from" value="2026-11-29" onChange={() => undefined} />
      <DayLine label="until" value={null} onChange={() => undefined} />
      <textarea aria-label="reason" />
      <FirstField />
    </form>,
  );
  await waitFor(() => expect(container.querySelector('[data-pending]')).toBeNull());
  expect(document.activeElement?.closest('[role="group"]')?.getAttribute('aria-labelledby')).toBe(
    container.querySelectorAll('label')[1]?.id,
  );
});
