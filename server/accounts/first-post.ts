import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { mayUseResource } from '../../resources/access.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { viewerOf } from '../actor.ts';
import { createBeside, type Hooks } from '../crud/index.ts';
import { invalid } from '../http/index.ts';

/**
 * Creates a new user's first post in the same transaction: without a post the user cannot sign in.
 * @param holderHooks hooks that run when the holder of a post is saved
 */
export const firstPost = (holderHooks: Hooks | undefined): Hooks => ({
  afterWrite: async (executor, { actor, before, record, created }) => {
    if (before || !created?.positionId) return;
    const viewer = viewerOf(actor);
    if (!mayUseResource(viewer, jobMapping, 'create'))
      throw invalid({
        positionId: [
          translate({
            id: 'Anda tidak berwenang menetapkan pemangku jabatan.',
            en: 'You may not say who holds a position.',
          }),
        ],
      });
    const holding = {
      userId: record.id,
      positionId: created.positionId,
      type: 'definitif',
      startDate: created.startDate ?? dayInWib(),
    };
    await createBeside(executor, jobMapping, actor, holding, jobMapping.rows(viewer), holderHooks);
  },
});
