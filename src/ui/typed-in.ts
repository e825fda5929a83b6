type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (form: Element): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type=password]), textarea'),
];

/**
 * Tracks whether the user changed a text or a chosen file of a form since it appeared. What a form fills in by
 * itself is not theirs, however late it comes. Passwords do not count.
 */
export function typedIn() {
  const before = new WeakMap<Control, string>();
  const changed = new WeakSet<EventTarget>();
  return {
    /** Call when the form appears and when a field gets focus: some fields render later. */
    look: (form: Element): void => {
      for (const control of controlsIn(form)) if (!before.has(control)) before.set(control, control.value);
    },
    /** Call before the form handles a key, a press or a change: what changes with it is the user's. */
    act: (form: Element, { type, target }: { type: string; target: EventTarget }): void => {
      if (type === 'change') changed.add(target);
      else
        for (const control of controlsIn(form)) if (!changed.has(control)) before.set(control, control.value);
      setTimeout(() => {
        for (const control of controlsIn(form)) {
          const then = before.get(control);
          if (then === undefined) before.set(control, control.value);
          else if (control.value !== then) changed.add(control);
        }
      });
    },
    isTyped: (form: Element): boolean =>
      controlsIn(form).some(
        (control) => changed.has(control) && control.value.trim() !== before.get(control)?.trim(),
      ),
  };
}
