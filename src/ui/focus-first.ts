/**
 * Focuses the first input in a part of a form, an editor's text before its tools; scrolling is left to the caller.
 */
export function focusFirst(place: Element | null | undefined): void {
  const inputs = place?.querySelectorAll<HTMLElement>(
    ':is(input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="spinbutton"], button):not([aria-hidden="true"], [disabled])',
  );
  [...(inputs ?? [])].find((input) => !input.closest('[role="toolbar"]'))?.focus({ preventScroll: true });
}
