import { recordAudit } from '../../audit/index.ts';
import type { Executor } from '../../db/executor.ts';
import type { Who } from '../../who.ts';
import type { Mine } from './find-disposition.ts';

export const auditPart = (
  tx: Executor,
  who: Who,
  { given, mine }: Mine,
  action: string,
  after: object = {},
) =>
  recordAudit(tx, {
    who,
    action,
    resource: 'disposition',
    recordId: given.id,
    after: { recipientId: mine.id, ...after },
  });
