/** Names the parts of a letter's document that its kind prints and nobody writes. */
export const frameTag = 'naskah-bingkai';
