export { registerRecordFiles } from './routes.ts';
export { smallPictures } from './small-pictures.ts';
export { createThumbs, type Thumbs } from './thumbs.ts';
