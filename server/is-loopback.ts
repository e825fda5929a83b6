/** Loopback only: other clients can reach any other address, even of this machine's own network card. */
export const isLoopback = (host: string): boolean =>
  /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/i.test(host);

export const isThisMachine = (address: string): boolean => isLoopback(new URL(address).hostname);
