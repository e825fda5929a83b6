import { CannotSet } from '../../documents/index.ts';

/**
 * Waits for a document; where it cannot be set, or not in time, the one who asked is told so.
 * @throws what `refusal` gives
 */
export async function orUnprintable<T>(
  document: Promise<T>,
  refusal: (error: CannotSet) => Error,
): Promise<T> {
  try {
    return await document;
  } catch (error) {
    throw error instanceof CannotSet ? refusal(error) : error;
  }
}
