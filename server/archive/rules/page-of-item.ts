/** Where an item is shown: active ones with their unit, the others with the records unit (SPEC A1). */
export const pageOfItem = ({ id, status }: { id: string; status: string }): string =>
  `/dokumen/${status === 'active' ? 'arsip-aktif' : 'arsip-inaktif'}/${id}`;
