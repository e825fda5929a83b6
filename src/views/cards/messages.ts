export const cardMessages = {
  sortBy: { id: 'Urut menurut', en: 'Sort by' },
};
