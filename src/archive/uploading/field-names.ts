/** What each item says of itself, and is read from its file. */
export const ownNames = ['title', 'number', 'documentDate'] as const;
/** Of these: what all files may have in common, where one says nothing itself. */
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
