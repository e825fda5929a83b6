import { text } from '../declare.ts';

/** The paper's place (SPEC B4): location, cupboard, box. */
export const place = () => ({
  location: text('Lokasi', 'Location', { max: 100 }),
  cupboard: text('Lemari', 'Cupboard', { max: 50 }),
  box: text('Boks', 'Box', { max: 50, sortable: true, exactFilter: true }),
});
