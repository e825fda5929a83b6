/** Characters of the reason of a delegation, and so of an absence. */
export const longestDelegationReason = 300;
