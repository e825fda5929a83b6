export type Notice = { kind: 'error' | 'info' | 'success'; text: string };
type Send = () => Promise<void>;

/** A static form of index.html: fields, errors, notice and busy state. */
export class GateForm {
  readonly element: HTMLFormElement;
  readonly #button: HTMLButtonElement;
  #label: string;
  #busy = false;

  constructor(id: string) {
    this.element = document.getElementById(id) as HTMLFormElement;
    this.#button = this.element.querySelector('button[type=submit]') as HTMLButtonElement;
    this.#label = this.#button.textContent ?? '';
    this.element.addEventListener('input', (event) => {
      if (event.target instanceof HTMLInputElement) this.#setError(event.target, '');
    });
  }

  field(name: string): HTMLInputElement {
    return this.element.elements.namedItem(name) as HTMLInputElement;
  }

  /**
   * Runs `send` on each submit, one at a time, with `busyLabel` on the button. Replays a submit from before the
   * script loaded (early.ts).
   */
  onSubmit(busyLabel: string, send: Send): void {
    this.element.addEventListener('submit', async (event) => {
      event.preventDefault();
      if (this.#busy) return;
      this.notify();
      this.#setBusy(busyLabel);
      try {
        await send();
      } finally {
        this.#setBusy();
      }
    });
    const { dataset } = this.element;
    dataset.heard = '';
    if (!('sent' in dataset)) return;
    delete dataset.sent;
    // Once the form has been set up to the end.
    queueMicrotask(() => this.element.requestSubmit());
  }

  /**
   * Focuses where typing begins, unless it has begun before this script was there. Not on a phone: the keyboard would
   * cover the page.
   */
  begin(field: HTMLInputElement): void {
    if (matchMedia('(pointer: fine)').matches && !this.element.contains(document.activeElement))
      field.focus();
  }

  /**
   * Shows errors at their fields and focuses the first.
   * @returns whether any belongs to a field of this form
   */
  showErrors(errors: Record<string, string[] | string | undefined>): boolean {
    const wrong = Object.entries(errors).flatMap(([name, said]) => {
      const field = this.field(name.charAt(0).toLowerCase() + name.slice(1));
      const text = [said].flat()[0];
      if (!field || !text) return [];
      this.#setError(field, text);
      return [field];
    });
    wrong[0]?.focus();
    return wrong.length > 0;
  }

  /** Says something below the button, read out by screen readers; nothing clears it. */
  notify(notice?: Notice): void {
    const place = this.element.querySelector('.gate-notice') as HTMLElement;
    place.dataset.kind = notice?.kind ?? '';
    place.textContent = notice?.text ?? '';
  }

  /** Gives the button another label. */
  relabel(label: string): void {
    this.#label = label;
    this.#button.textContent = label;
  }

  /** Busy with something else than its own sending. */
  setBusy(label = ''): void {
    this.#setBusy(label);
  }

  #setError(field: HTMLInputElement, text: string): void {
    const place = document.getElementById(`${field.id}-error`);
    if (!place || place.textContent === text) return;
    place.textContent = text;
    if (text) field.setAttribute('aria-invalid', 'true');
    else field.removeAttribute('aria-invalid');
  }

  #setBusy(label = ''): void {
    this.#busy = label !== '';
    this.#button.setAttribute('aria-busy', String(this.#busy));
    this.#button.textContent = label || this.#label;
  }
}
