import { translate } from '../../lib/language.ts';
import { mayUseResource } from '../../resources/access.ts';
import { resourceNamed } from '../../resources/index.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { Refusal } from '../http/index.ts';

/** @throws Refusal 403 naming what the role may not add or change */
export function assertMaySetUp(actor: Actor, names: readonly string[]): void {
  const viewer = viewerOf(actor);
  const refused = names
    .map(resourceNamed)
    .find((resource) =>
      (['create', 'change'] as const).some((verb) => !mayUseResource(viewer, resource, verb)),
    );
  if (!refused) return;
  throw new Refusal(
    403,
    translate({
      id: `Peran Anda tidak dapat menambah dan mengubah ${refused.label.id}.`,
      en: `Your role may not add and change ${refused.label.en}.`,
    }),
  );
}
