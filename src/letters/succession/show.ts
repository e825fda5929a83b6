export { default as HoldingPage } from './holding-page.tsx';
