import type { z } from 'zod';
import type { draftSchema } from '../../../domain/letters/letter-schema.ts';

/** What the browser sent, checked for types and sizes. */
export type DraftInput = z.infer<typeof draftSchema>;
