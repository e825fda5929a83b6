import { LinkBase } from 'react-admin';
import { type Message, translate } from '../../lib/language.ts';
import type { DataModel, Entity } from '../../resources/data-model.ts';
import { messages } from './messages.ts';

type Props = { model: DataModel; countOf: (name: string) => string };

/** The same as a list, for narrow screens. */
export function EntityList({ model: { branches, relations }, countOf }: Props) {
  const labels = new Map(
    branches.flatMap(({ entities }) => entities.map(({ name, label }) => [name, translate(label)] as const)),
  );
  const namesOf = (names: readonly string[]): string => names.map((name) => labels.get(name)).join(', ');
  return branches.map(({ label, entities }) => (
    <section key={label.id} className="card data-model-branch" aria-label={translate(label)}>
      <h2>{translate(label)}</h2>
      <ul>
        {entities.map((entity) => {
          const to = relations.flatMap(({ from, to }) => (from === entity.name ? [to] : []));
          const by = relations.flatMap(({ from, to }) => (to === entity.name ? [from] : []));
          return (
            <li key={entity.name}>
              <p>
                <Name entity={entity} />
                <small>{countOf(entity.name)}</small>
              </p>
              <Related label={messages.refersTo} names={namesOf(to)} />
              <Related label={messages.referredBy} names={namesOf(by)} />
              {to.length + by.length === 0 && <p className="related">{translate(messages.none)}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  ));
}

function Name({ entity: { label, path } }: { entity: Entity }) {
  return path ? <LinkBase to={path}>{translate(label)}</LinkBase> : <b>{translate(label)}</b>;
}

function Related({ label, names }: { label: Message; names: string }) {
  return (
    names && (
      <p className="related">
        <b>{translate(label)}</b> {names}
      </p>
    )
  );
}
