/** By it the provider's window hands a proof to the form that asked for it. */
export const proofChannel = 'naskah-proof';
export type ProofMessage = { proof?: string; failed: string };
