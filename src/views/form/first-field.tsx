import { useEffect, useRef } from 'react';
import { focusFirst } from './faults.ts';

/**
 * A form that opens has the focus in its first field that is still empty, else in its first: who opened it by a key goes
 * on typing. On a touch screen that would only push a keyboard over the form.
 */
export function FirstField() {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form || matchMedia('(pointer: coarse)').matches || isElsewhere(form)) return;
    const fields = [...form.querySelectorAll('[data-field]')].filter((field) => field.querySelector(typed));
    focusFirst(fields.find(isEmpty) ?? fields[0]);
  }, []);
  return <span ref={place} hidden />;
}

const typed = ':is(input, textarea, [contenteditable="true"]):not(:disabled, [readonly], [type="hidden"])';

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
