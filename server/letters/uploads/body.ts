import { translate } from '../../../lib/language.ts';
import { badRequest } from '../../http/index.ts';

/** Where a part begins. @throws Refusal 400 */
export function offsetOf(query: Record<string, unknown>): number {
  const { offset } = query;
  if (typeof offset !== 'string' || !/^\d{1,9}$/.test(offset))
    throw badRequest({
      offset: [translate({ id: 'Sertakan letak bagian ini.', en: 'Give the place of this part.' })],
    });
  return Number(offset);
}
