import { z } from 'zod';

/** What an archive says of itself, as its last entry: written whole, or not there. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  at: z.iso.datetime(),
  secretMark: z.string(),
  /** As the database had them; a restore makes these tables first, and goes on from there. */
  migrations: z.array(z.strictObject({ hash: z.string(), created_at: z.string() })),
  tables: z.array(
    z.strictObject({
      entry: z.string(),
      /** Schema and name as SQL writes them. */
      table: z.string(),
      columns: z.array(z.string()),
      rows: z.number().int(),
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string() })),
  files: z.number().int(),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const manifestEntry = 'manifest.json';
export const secretEntry = 'secret';
/** The entry of a file is its place in the store, whose last part is the hash of its content. */
export const fileEntry = /^files\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})$/;
