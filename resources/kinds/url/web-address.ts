/** Characters, which all browsers take. */
export const longestUrl = 2000;

/** Tests for a web address without user name and password, which would hide where it leads. */
export function isWebAddress(text: string): boolean {
  if (text.length > longestUrl || !/^https?:\/\/[^\s\\\p{Cc}/][^\s\\\p{Cc}]*$/iu.test(text)) return false;
  if (!URL.canParse(text)) return false;
  const { hostname, username, password } = new URL(text);
  return hostname !== '' && username === '' && password === '';
}

/** Reads an address as people type it, "naskah.example/a" too; undefined where it is none. */
export function readWebAddress(typed: string): string | undefined {
  const text = typed.trim();
  const isBare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)+([/?#:].*)?$/u.test(text);
  const whole = isBare ? `https://${text}` : text;
  return isWebAddress(whole) ? whole : undefined;
}
