import { missingRules, passwordRules } from '../../domain/accounts/password-rules.ts';
import { translate } from '../../lib/language.ts';
import { formMessages } from './form-messages.ts';

/** Shows under a new password, while typed, the missing rule of SPEC A5 and how many are met. */
export function watchStrength(field: HTMLInputElement): void {
  const hint = document.getElementById(`${field.id}-hint`) as HTMLElement;
  const rule = hint.textContent;
  const meter = Object.assign(document.createElement('div'), { className: 'gate-meter', ariaHidden: 'true' });
  meter.append(...passwordRules.map(() => document.createElement('i')));
  hint.before(meter);
  field.addEventListener('input', () => {
    const missing = missingRules(field.value);
    meter.dataset.met = field.value ? `${passwordRules.length - missing.length}` : '0';
    if (!field.value) hint.textContent = rule;
    else if (missing.length === 0) hint.textContent = translate(formMessages.strong);
    else
      hint.textContent = translate(
        formMessages.lacks(missing.map(({ message }) => translate(message)).join(', ')),
      );
  });
}
