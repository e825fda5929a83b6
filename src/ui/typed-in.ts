type Control = HTMLInputElement | HTMLTextAreaElement;

const controlsIn = (form: Element): Control[] => [
  ...form.querySelectorAll<Control>('input:not([type=password]), textarea'),
];

/**
 * Tracks whether the user changed a text or a chosen file of a form since it appeared. What the form fills in by
 * itself is not theirs. Passwords do not count.
 */
export function typedIn() {
  const before = new WeakMap<Control, string>();
  const changed = new WeakSet<EventTarget>();
  let isActing = false;
  /** Ends an act: what differs by now was changed with it. */
  const settle = (form: Element): void => {
    isActing = false;
    for (const control of controlsIn(form)) {
      const then = before.get(control);
      if (then === undefined) before.set(control, control.value);
      else if (control.value === then) changed.delete(control);
      else changed.add(control);
    }
  };
  return {
    /** Call when the form appears and when a field gets focus: some fields render later. */
    look: (form: Element): void => {
      for (const control of controlsIn(form)) if (!before.has(control)) before.set(control, control.value);
    },
    /** Call before the form handles a key, a press, a paste or an input: what changes with it is the user's. */
    act: (form: Element, { type, target }: { type: string; target: EventTarget }): void => {
      if (isActing) settle(form);
      if (type === 'change') changed.add(target);
      // With an input the value has changed already.
      else if (type !== 'input')
        for (const control of controlsIn(form)) if (!changed.has(control)) before.set(control, control.value);
      isActing = true;
      setTimeout(() => isActing && settle(form));
    },
    isTyped: (form: Element): boolean =>
      controlsIn(form).some(
        (control) => changed.has(control) && control.value.trim() !== before.get(control)?.trim(),
      ),
  };
}
