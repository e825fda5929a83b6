/** Takes a part of an address, gives it decoded; what is no valid encoding stays as typed, and so leads to nothing. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
