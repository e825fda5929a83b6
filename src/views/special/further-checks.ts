type Check = (values: Record<string, unknown>) => Record<string, string[]>;

/** What goes together in a record and is too much to declare, as first screens load that; the server asks the same. */
export const furtherChecks: Record<string, () => Promise<Check>> = {
  'pengaturan.trigger': async () =>
    (await import('../../../resources/pengaturan/trigger-faults.ts')).triggerFaults,
};
