/** Of all demo accounts (DESIGN 4). Public on purpose: where others could come in, a start with them is refused. */
export const demoPassword = 'Naskah-2026!';
