/** Up to this rank a class is open to everybody with the menu; above it only to people on the letter (SPEC B3). */
export const openRank = 1;

/**
 * From Rahasia on a secretary needs the setting "Membuka naskah Rahasia" besides the class's rule, rows carry a lock,
 * nothing stays on a device, and who passes a letter on confirms that every receiver needs it (SPEC B3, DOMAIN 4).
 */
export const secretRank = 3;

/** From Sangat Rahasia on a letter is for the persons named, not their posts (DOMAIN 4). */
export const topSecretRank = 4;
