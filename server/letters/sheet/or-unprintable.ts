import { CannotSet } from '../../documents/index.ts';

/**
 * Awaits a document; refuses when it cannot be set, or not in time.
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
