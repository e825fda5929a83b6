/** A letterhead's picture is kept as a data address: small, drawn by nobody but the browser and the typesetter. */
export const logoPattern = '^data:image/(png|svg\\+xml);base64,[A-Za-z0-9+/]+={0,2}$';

export type LogoType = 'png' | 'svg';

/** Takes a logo as it is stored, gives its type and its bytes in base64; undefined for none. */
export function logoParts(logo: string | null | undefined): { type: LogoType; base64: string } | undefined {
  const [, type, base64] = /^data:image\/(png|svg\+xml);base64,(.+)$/.exec(logo ?? '') ?? [];
  return type && base64 ? { type: type === 'png' ? 'png' : 'svg', base64 } : undefined;
}
