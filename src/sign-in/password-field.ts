import { translate } from '../../lib/language.ts';
import { signInMessages } from './sign-in-messages.ts';

/** The eye that shows the password, and a word when Caps Lock is on. */
export function helpWithPassword(field: HTMLInputElement): void {
  const eye = field.parentElement?.querySelector('.gate-eye') as HTMLButtonElement;
  const caps = field.parentElement?.querySelector('.gate-caps') as HTMLElement;

  eye.addEventListener('click', () => {
    const shown = field.type === 'text';
    field.type = shown ? 'password' : 'text';
    eye.setAttribute('aria-pressed', String(!shown));
    eye.ariaLabel = translate(shown ? signInMessages.show : signInMessages.hide);
  });

  const look = (event: KeyboardEvent | MouseEvent): void => {
    // Autofill sends key events that are none.
    const on = event.getModifierState?.('CapsLock') && document.activeElement === field;
    caps.textContent = on ? 'Caps Lock' : '';
  };
  field.addEventListener('keydown', look);
  field.addEventListener('keyup', look);
  field.addEventListener('click', look);
  field.addEventListener('blur', () => {
    caps.textContent = '';
  });
}
