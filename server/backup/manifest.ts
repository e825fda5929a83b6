import { z } from 'zod';

/** Describes the archive; written as its last entry, so a truncated archive has none. */
export const manifestSchema = z.strictObject({
  format: z.literal(1),
  at: z.iso.datetime(),
  secretMark: z.string(),
  /** Migrations applied at the time; a restore creates those tables first, then migrates on. */
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
/** A file's entry is its path in the store, ending in the hash of its content. */
export const fileEntry = /^files\/([0-9a-f]{2})\/([0-9a-f]{2})\/(\1\2[0-9a-f]{60})$/;
