export { ConfirmDialog as default } from '../shell/index.ts';
