import { missingRules, passwordRules } from '../../../domain/accounts/password-rules.ts';
import { translate } from '../../../lib/language.ts';
import { passwordMessages } from '../messages.ts';

/** Which rule of SPEC A5 a new password still lacks, while it is typed. */
export function StrengthMeter({ password }: { password: string }) {
  const missing = missingRules(password);
  const met = password ? passwordRules.length - missing.length : 0;
  const lacks = (password ? missing : passwordRules).map(({ message }) => translate(message)).join(', ');
  return (
    <div className="account-strength">
      <div className="account-meter" data-met={met} aria-hidden="true">
        {passwordRules.map(({ name }) => (
          <i key={name} />
        ))}
      </div>
      <p className="field-hint" aria-live="polite">
        {translate(met === passwordRules.length ? passwordMessages.strong : passwordMessages.missing(lacks))}
      </p>
    </div>
  );
}
