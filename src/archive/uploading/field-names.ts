/** Fields of each single item, read from its file. */
export const ownNames = ['title', 'number', 'documentDate'] as const;
/** The own field that falls back to a shared value. */
export const commonName = 'documentDate';
/** Proposed as the unit filed last. */
export const likeNames = ['classificationId', 'archiveTypeId', 'securityId'] as const;
export const isLike = (name: string): name is (typeof likeNames)[number] =>
  (likeNames as readonly string[]).includes(name);
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
/** What a single item says otherwise than the others. */
export const otherNames = [...sharedNames, ...paperNames] as const;
