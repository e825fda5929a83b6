import { roleLabel } from '../../../authProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Signed } from '../../shell/index.ts';
import { messages } from '../messages.ts';
import { PictureRow } from '../picture/picture-row.tsx';

/** Picture, address and number of the person, and as whom they act now. */
export function IdentitySection({ signed: { user, role } }: { signed: Signed }) {
  return (
    <>
      <PictureRow user={user} />
      <dl className="facts">
        <dt>{translate(messages.email)}</dt>
        <dd>{user.email}</dd>
        {user.npp && (
          <>
            <dt>{translate(messages.npp)}</dt>
            <dd>{user.npp}</dd>
          </>
        )}
        <dt>{translate(messages.actsAs)}</dt>
        <dd>{role ? roleLabel(role) : translate(messages.noPost)}</dd>
      </dl>
    </>
  );
}
