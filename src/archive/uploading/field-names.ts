/** Fields of each single item, read from its file. */
export const ownNames = ['title', 'number', 'documentDate'] as const;
/** The own field that falls back to a shared value. */
export const commonName = 'documentDate';
/** What many items have in common. */
export const sharedNames = [
  'classificationId',
  'securityId',
  'archiveTypeId',
  'filingUnitId',
  'developmentLevel',
  'isVital',
] as const;
export const paperNames = ['amount', 'condition', 'location', 'cupboard', 'box'] as const;
