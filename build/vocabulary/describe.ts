import { type Node, walk } from '../texts-in-code.ts';
import { type Declared, resolve, type Source } from './read-source.ts';

/** An option of the vocabulary. */
export type Option = { name: string; type: string; doc: string; node: Node };

/** What a type's own parameters stand for, by name. */
type Bounds = ReadonlyMap<string, string>;
type Reference = Node & { typeName: { name?: string }; typeArguments: { params: Node[] } | null };

/**
 * The options of a type, those of the types it is made of included.
 * @param isApart types that have a table of their own: theirs are left out
 */
export function optionsOf(
  { node, source, bounds }: Pick<Declared, 'node' | 'source'> & { bounds?: Bounds },
  isApart: (name: string) => boolean,
): Option[] {
  const type = (node.typeAnnotation ?? node) as Node;
  if (type.type === 'TSTypeLiteral')
    return (type.members as Node[])
      .filter((member) => member.type === 'TSPropertySignature')
      .map((member) => optionOf(member, source, bounds ?? boundsOf(node, source)));
  if (type.type === 'TSIntersectionType')
    // A part may say an option of another more closely.
    return [
      ...new Map(
        (type.types as Node[])
          .flatMap((part) => optionsOf({ node: part, source, bounds: boundsOf(node, source) }, isApart))
          .map((option) => [option.name.replace('?', ''), option]),
      ).values(),
    ];
  const named = referenced(type);
  // Pick and Omit are told in a sentence.
  if (!named || isApart(named)) return [];
  const found = resolve(named, source);
  return found ? optionsOf(found, isApart) : [];
}

/** How a kind narrows the options of every field: a Pick or an Omit of them, with the names. */
export function narrowingOf(
  { node, source }: Declared,
  of: string,
): { only: boolean; names: string[] } | undefined {
  let narrowing: { only: boolean; names: string[] } | undefined;
  walk(node, (each) => {
    const name = referenced(each);
    if (name !== 'Pick' && name !== 'Omit') return true;
    const [whole, names] = (each as Reference).typeArguments?.params ?? [];
    if (whole && names && referenced(whole) === of)
      narrowing = { only: name === 'Pick', names: namesIn(names, source) };
    return true;
  });
  return narrowing;
}

/** Names of types in a part of a declaration, where they are declared. */
export function typesIn(node: Node, source: Source): Declared[] {
  const found: Declared[] = [];
  walk(node, (each) => {
    const name = referenced(each);
    const declared = name && resolve(name, source);
    if (declared && /^TS(TypeAlias|Interface)/.test(declared.node.type)) found.push(declared);
    return true;
  });
  return found;
}

/** The name of the type that a field's builder takes as options, and those of its parameters. */
export function builderOf({ node, source }: Declared): {
  options: Declared | undefined;
  parameters: string[];
  nodes: Node[];
} {
  const made = (node.init ?? node) as Node;
  const types = ((made.typeParameters as { params?: Node[] } | null)?.params ?? []).map(
    ({ constraint }) => constraint as Node | null,
  );
  const last = types.at(-1);
  const named = last && referenced(last);
  const nodes = made.params as (Node & { name?: string; optional?: boolean })[];
  const parameters = nodes.map(({ name, optional }) => `${name}${optional ? '?' : ''}`);
  return { options: named ? resolve(named, source) : undefined, parameters, nodes };
}

/** What a kind's values are, and what stands for none: the arguments of its `Kind`. */
export function valuesOf({ node, source }: Declared): { value: string; empty: string } | undefined {
  const type = node.typeAnnotation as Reference;
  const [, value, empty] = type.typeArguments?.params ?? [];
  return value && { value: shortened(source.textOf(value)), empty: empty ? source.textOf(empty) : 'null' };
}

/** A type in one line, as readers need it. */
export const shortened = (text: string): string =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/NoInfer<([^<>]*)>/g, '$1')
    .replaceAll(/\(?keyof F & string\)?/g, 'Name')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?; ?\}/g, ' }')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .trim();

const optionOf = (node: Node, source: Source, bounds: Bounds): Option => {
  const { name } = node.key as { name: string };
  const type = (node.typeAnnotation as { typeAnnotation: Node }).typeAnnotation;
  return {
    name: node.optional ? `${name}?` : name,
    type: shortened(bounds.get(source.textOf(type)) ?? source.textOf(type)),
    doc: source.docOf(node),
    node,
  };
};

function boundsOf({ typeParameters }: Node, source: Source): Bounds {
  const { params = [] } = (typeParameters ?? {}) as {
    params?: (Node & { name: { name: string }; constraint: Node | null })[];
  };
  return new Map(
    params.flatMap(({ name, constraint }) => (constraint ? [[name.name, source.textOf(constraint)]] : [])),
  );
}

export const referenced = (node: Node): string | undefined =>
  node.type === 'TSTypeReference' ? (node as Reference).typeName.name : undefined;

function namesIn(node: Node, source: Source): string[] {
  if (node.type === 'TSUnionType') return (node.types as Node[]).flatMap((each) => namesIn(each, source));
  if (node.type === 'TSLiteralType') return [String((node.literal as { value: unknown }).value)];
  // keyof Conditional
  const named = node.type === 'TSTypeOperator' && referenced(node.typeAnnotation as Node);
  const found = named && resolve(named, source);
  return found ? optionsOf(found, () => false).map(({ name }) => name.replace('?', '')) : [];
}
