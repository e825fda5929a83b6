import type { z } from 'zod';
import type { draftSchema } from '../../../domain/letters/letter-schema.ts';

export type DraftInput = z.infer<typeof draftSchema>;
