/** The password of all demo accounts (DESIGN 4). Public on purpose: a start that others could reach is refused. */
export const demoPassword = 'Naskah-2026!';
