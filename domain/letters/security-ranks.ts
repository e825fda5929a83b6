/** Up to this rank a class is open to everybody with the menu (SPEC B3). */
export const openRank = 1;

/**
 * From Rahasia on: the setting "Membuka naskah Rahasia" for secretaries, a lock in rows, no device copy, a
 * question before passing on (SPEC B3).
 */
export const secretRank = 3;

/** From Sangat Rahasia on a letter is for the persons named, not their posts (DOMAIN 4). */
export const topSecretRank = 4;
