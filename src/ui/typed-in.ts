type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (form: Element): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type=password]), textarea'),
];

/**
 * Remembers what stands in the fields of a form, so that it can say whether something was typed since, or a file chosen.
 * A password is no loss.
 */
export function typedIn() {
  const before = new WeakMap<Control, string>();
  return {
    /** To be called when the form appears, and when a field of it is entered: some come later. */
    look: (form: Element): void => {
      for (const control of controlsIn(form)) if (!before.has(control)) before.set(control, control.value);
    },
    isTyped: (form: Element): boolean =>
      controlsIn(form).some((control) => {
        const then = before.get(control);
        return then !== undefined && control.value.trim() !== then.trim();
      }),
  };
}
