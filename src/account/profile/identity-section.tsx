import { roleLabel } from '../../../authProvider/index.ts';
import { say } from '../../../lib/language.ts';
import type { Signed } from '../../shell/index.ts';
import { PictureRow } from '../picture/picture-row.tsx';
import { words } from '../words.ts';

/** Picture, address and number of the person, and as whom they act now. */
export function IdentitySection({ signed: { user, role } }: { signed: Signed }) {
  return (
    <>
      <PictureRow user={user} />
      <dl className="facts">
        <dt>{say(words.email)}</dt>
        <dd>{user.email}</dd>
        {user.npp && (
          <>
            <dt>{say(words.npp)}</dt>
            <dd>{user.npp}</dd>
          </>
        )}
        <dt>{say(words.actsAs)}</dt>
        <dd>{role ? roleLabel(role) : say(words.noPost)}</dd>
      </dl>
    </>
  );
}
