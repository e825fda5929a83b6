/** The first input of a part of a form gets the focus, an editor's text before its tools; where it stands is left to who asks. */
export function focusFirst(place: Element | null | undefined): void {
  const inputs = place?.querySelectorAll<HTMLElement>(
    ':is(input:not([type="hidden"]), textarea, [contenteditable="true"], [role="combobox"], [role="spinbutton"], button):not([aria-hidden="true"], [disabled])',
  );
  [...(inputs ?? [])].find((input) => !input.closest('[role="toolbar"]'))?.focus({ preventScroll: true });
}
