export type AddressRow = { label: '' | 'u.p.' | 'di'; text: string };

/** Rows of an outside address below Yth.: u.p. and di stand under it, each in its column (DOMAIN 3, 6). */
export const addressRows = (address: string): AddressRow[] =>
  address
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => {
      const [, label = '', text = line] = /^(u\.\s?p\.|di)\s+(?=\S)(.*)$/i.exec(line) ?? [];
      if (label === '') return { label: '', text: line };
      return { label: label.toLowerCase() === 'di' ? 'di' : 'u.p.', text };
    });
