export { default as TriggerPage } from './trigger-page.tsx';
