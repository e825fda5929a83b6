/**
 * Focuses the first input in a part of a form, an editor's text before its tools; scrolling is left to the caller.
 */
export function focusFirst(place: Element | null | undefined): void {
  const inputs = place?.querySelectorAll<HTMLElement>(
    ':is(input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="spinbutton"], button):not([aria-hidden="true"], [disabled])',
  );
  [...(inputs ?? [])].find((input) => !input.closest('[role="toolbar"]'))?.focus({ preventScroll: true });
}

/** Focuses the first field marked as wrong, once errors are rendered; not one behind an open dialog. */
export function focusFirstWrong(): void {
  requestAnimationFrame(() => {
    const wrong = [...document.querySelectorAll<HTMLElement>('[aria-invalid="true"], [data-wrong]')].find(
      (field) => !field.closest('[aria-hidden="true"]'),
    );
    wrong?.scrollIntoView({ block: 'center' });
    if (wrong?.matches('[data-wrong]')) focusFirst(wrong);
    else wrong?.focus({ preventScroll: true });
  });
}
