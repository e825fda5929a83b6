import type { Actor } from '../../actor.ts';
import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Mine } from './find-disposition.ts';

export const auditPart = (
  tx: Executor,
  actor: Actor,
  { given, mine }: Mine,
  action: string,
  after: object = {},
) =>
  recordAudit(tx, {
    actor,
    action,
    resource: 'disposition',
    recordId: given.id,
    after: { recipientId: mine.id, ...after },
  });
