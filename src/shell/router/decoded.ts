/** Decodes a part of an address; invalid encoding stays as typed and so matches nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
