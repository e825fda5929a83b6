import { useEffect, useRef } from 'react';
import { focusFirst } from './focus-first.ts';

/**
 * Focuses the field that the address names, else a new form's first empty field, else the first. Not on touch screens: the keyboard would cover the
 * form.
 */
export function FirstField({ isFilled = false }: { isFilled?: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || matchMedia('(pointer: coarse)').matches || isElsewhere(form)) return;
    const begin = () => {
      if (form.querySelector(pending)) return;
      waiting.disconnect();
      if (isElsewhere(form)) return;
      const fields = fieldsOf(form);
      const asked = fields.find((field) => field.getAttribute('data-field') === location.hash.slice(1));
      if (asked) asked.scrollIntoView({ block: 'center' });
      focusFirst(asked ?? (isFilled ? undefined : fields.find(isEmpty)) ?? fields[0]);
    };
    // A field whose code is still on its way may be the one to begin at.
    const waiting = new MutationObserver(begin);
    waiting.observe(form, { childList: true, subtree: true });
    begin();
    return () => waiting.disconnect();
  }, [isFilled]);
  return <span ref={place} hidden />;
}

/** The placeholder of a field whose code is loading. */
const pending = '[data-pending]';

const editable = ':not(:disabled, [readonly], [type="hidden"], [type="file"])';
const typed = `:is(input, textarea, [contenteditable="true"])${editable}`;

/** Generated forms mark their fields; in others a field is the parent of its input. */
function fieldsOf(form: Element): Element[] {
  const marked = [...form.querySelectorAll('[data-field]')].filter((field) => field.querySelector(typed));
  if (marked.length > 0) return marked;
  const places = [...form.querySelectorAll(typed)].map(
    (input) => input.closest('[role="radiogroup"], fieldset') ?? input.parentElement,
  );
  return places.filter((place) => place !== null);
}

const isEmpty = (field: Element): boolean => {
  // Parts of a date are texts of their own; the input beside them has the value.
  const input = field.querySelector(`input${editable}`) ?? field.querySelector(typed);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? input.value === '' && !['checkbox', 'radio'].includes(input.type)
    : input?.textContent === '';
};

/** The focus is in an overlay dialog, or in the form already. */
const isElsewhere = (form: Element): boolean => {
  const active = document.activeElement;
  const dialog = active?.closest('[role="dialog"]');
  return form.contains(active) || (dialog != null && !dialog.contains(form));
};
