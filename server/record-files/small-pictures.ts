import { and, eq, inArray } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { Refusal } from '../http/index.ts';
import { recordFiles } from './tables.ts';
import type { Thumbs } from './thumbs.ts';

/**
 * Small JPEGs of a record's pictures by their ids, without those that cannot be drawn.
 * @param ids as the record that was read names them
 */
export async function smallPictures(
  { db }: Pick<Deps, 'db'>,
  thumbs: Thumbs,
  recordId: string,
  ids: readonly string[],
): Promise<Map<string, Uint8Array>> {
  if (ids.length === 0) return new Map();
  const stored = await db
    .select()
    .from(recordFiles)
    .where(and(inArray(recordFiles.id, [...ids]), eq(recordFiles.recordId, recordId)));
  const drawn = await Promise.all(
    stored.map(
      async ({ id, fileHash: hash, mimeType }) => [id, await orNone(thumbs.of({ hash, mimeType }))] as const,
    ),
  );
  return new Map(drawn.flatMap(([id, picture]) => (picture ? [[id, picture] as const] : [])));
}

const orNone = (drawing: Promise<Uint8Array>): Promise<Uint8Array | null> =>
  drawing.catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
