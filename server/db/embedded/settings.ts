/**
 * For one small machine: server and database together stay below 250 MB. Durability keeps PostgreSQL's defaults.
 */
const settings: Record<string, string> = {
  shared_buffers: '48MB',
  max_connections: '40',
  work_mem: '8MB',
  maintenance_work_mem: '64MB',
  // The nightly workers need not be as quick as the building of an index.
  autovacuum_work_mem: '16MB',
  autovacuum_max_workers: '2',
  max_worker_processes: '4',
  max_parallel_workers_per_gather: '1',
  // Three processes fewer; the working set is in memory anyway.
  io_method: 'sync',
  jit: 'off',
  // Nobody replicates from the embedded server.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '256MB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  lc_messages: 'C',
  // The application reports failed statements; PostgreSQL's log would contain personal data.
  log_min_messages: 'fatal',
  log_min_error_statement: 'panic',
};

/** The settings as arguments of `postgres`. */
export const settingArguments: string[] = Object.entries(settings).flatMap(([name, value]) => [
  '-c',
  `${name}=${value}`,
]);
