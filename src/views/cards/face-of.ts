import type { FileAt } from '../../../dataProvider/index.ts';
import type { CardFace, Field, Resource } from '../../../resources/declare.ts';
import { countName, firstName } from '../../../resources/kinds/file/limits.ts';
import { plainText } from '../kinds/index.tsx';
import { type Row, representationOf } from '../record.ts';

export type Fact = { name: string; field: Field };

/** A record's name on its card. */
export function titleOf(resource: Resource, row: Row, title: string | undefined): string {
  const field = title ? resource.fields[title] : undefined;
  return (title && field && plainText(title, field, row)) || representationOf(resource, row);
}

/** The facts of a card that say something; its stage first, where it has one. */
export const factsOf = (resource: Resource, row: Row, { facts }: CardFace): Fact[] =>
  [...new Set([...(resource.life ? ['stage'] : []), ...facts])].flatMap((name) => {
    const field = resource.fields[name];
    return field && plainText(name, field, row) !== '' ? [{ name, field }] : [];
  });

/** Where its first picture is; undefined where it has none. */
export function pictureOf(resource: Resource, row: Row, { image }: CardFace): FileAt | undefined {
  if (!image || !row[countName(image)]) return undefined;
  return { resource: resource.name, recordId: row.id, field: image, fileId: String(row[firstName(image)]) };
}
