import { z } from 'zod';

/** How many letters one call may name. */
export const mostAtOnce = 50;

/** The letters of one call, each once; an id that names nothing is answered for itself, as an unseen letter is. */
export const manyIds = z
  .array(z.string({ error: 'Pilih naskah.' }).max(100, 'Pilih naskah.'), { error: 'Pilih naskah.' })
  .min(1, 'Pilih paling sedikit satu naskah.')
  .max(mostAtOnce, `Paling banyak ${mostAtOnce} naskah sekaligus.`)
  .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]);
