/**
 * On a person's page: opens the hand-over of everything open, to one or to several; nothing for who may not, or while
 * nothing is open. Import it from lazy code only.
 */
export { HandOverButton } from './hand-over-button.tsx';
