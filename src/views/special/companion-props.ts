import type { Resource } from '../../../resources/declare.ts';

/** What stands below a field and follows the record: in the form what is typed, on its page what is stored. */
export type CompanionProps = {
  resource: Resource;
  name: string;
  values: Record<string, unknown>;
  /** Puts a message at a field of the form; left out where nothing is being filled in. */
  refuse?: (name: string, message: string) => void;
};
