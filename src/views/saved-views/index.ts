export { SaveViewButton } from './save-view-button.tsx';
export { useDefaultView } from './use-views.ts';
export { ViewsButton } from './views-button.tsx';
