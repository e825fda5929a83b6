type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (form: Element): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type=password]), textarea'),
];

/** Tracks whether a form has typed text or a chosen file since it appeared. Passwords do not count. */
export function typedIn() {
  const before = new WeakMap<Control, string>();
  return {
    /** Call when the form appears and when a field gets focus: some fields render later. */
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
