/** Heard by StoredHerePlace. */
export const storedHereAsked = 'naskah:stored-here';

/** Opens the list of what this device stores of the user. */
export const showStoredHere = (): void => void dispatchEvent(new Event(storedHereAsked));
