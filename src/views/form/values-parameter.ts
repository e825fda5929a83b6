/** Fields of a new record given in the address: `/…/tambah?isi={"scriptTypeId":"…"}`. */
export const valuesParameter = 'isi';

/** The query parameter that names the record a new one begins as a copy of: `/…/tambah?dari={id}`. */
export const copyParameter = 'dari';
