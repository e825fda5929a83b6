import { z } from 'zod';

export const letterState = z.enum(['draft', 'review', 'revision', 'signing', 'sent', 'cancelled']);
export type LetterState = z.infer<typeof letterState>;
