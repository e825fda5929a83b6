import { useEffect, useRef } from 'react';
import { focusFirst } from './focus-first.ts';

/**
 * A form that opens, on the page or over it, has the focus in its first field that is still empty, else in its first: who
 * opened it by a key goes on typing. On a touch screen that would only push a keyboard over the form.
 */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || matchMedia('(pointer: coarse)').matches || isElsewhere(form)) return;
    const fields = fieldsOf(form);
    focusFirst(fields.find(isEmpty) ?? fields[0]);
  }, []);
  return <span ref={place} hidden />;
}

const typed =
  ':is(input, textarea, [contenteditable="true"]):not(:disabled, [readonly], [type="hidden"], [type="file"])';

/** Generated forms mark their fields' places; in others a field is what stands around its input. */
function fieldsOf(form: Element): Element[] {
  const marked = [...form.querySelectorAll('[data-field]')].filter((field) => field.querySelector(typed));
  if (marked.length > 0) return marked;
  const places = [...form.querySelectorAll(typed)].map(
    (input) => input.closest('[role="radiogroup"], fieldset') ?? input.parentElement,
  );
  return places.filter((place) => place !== null);
}

const isEmpty = (field: Element): boolean => {
  const input = field.querySelector(typed);
  return input instanceof HTMLInputElement || input instanceof HTMLTextAreaElement
    ? input.value === '' && !['checkbox', 'radio'].includes(input.type)
    : input?.textContent === '';
};

/** Somebody is in a dialog over the page meanwhile, or has begun to type in the form. */
const isElsewhere = (form: Element): boolean => {
  const active = document.activeElement;
  const dialog = active?.closest('[role="dialog"]');
  return form.contains(active) || (dialog != null && !dialog.contains(form));
};
