export { registerHealth } from './health.ts';
export { registerMetrics } from './metrics.ts';
