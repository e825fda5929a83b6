/** Fields of a new record given in the address: `/…/tambah?isi={"scriptTypeId":"…"}`. */
export const valuesParameter = 'isi';

/** Query parameter with the record to copy: `/…/tambah?dari={id}`. */
export const copyParameter = 'dari';

/** Query parameter with the change to take back, by its entry in the history: `/…/{id}?sebelum={entry}`. */
export const formerParameter = 'sebelum';
