export { Differences } from './differences.tsx';
export { VersionsPanel } from './versions-panel.tsx';
