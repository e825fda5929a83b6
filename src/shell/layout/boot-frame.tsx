import { translate } from '../../../lib/language.ts';
import { frameMessages } from './messages.ts';
/** The outline of index.html again, until the user is known. */
export function BootFrame() {
  return (
    <div className="boot" role="status" aria-label={translate(frameMessages.loadingApp)}>
      <div className="boot-brand">
        <img src="/favicon.svg" width="26" height="26" alt="" />
        Naskah
      </div>
      <div className="boot-side">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <div className="boot-top">
        <i />
      </div>
      <div className="boot-page">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
