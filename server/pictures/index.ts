export { createPainter, type Painter } from './painter.ts';
