import type { Resource } from '../../../resources/declare.ts';

/** Props of a component below a field: gets the typed values in a form, the stored ones on a record's page. */
export type CompanionProps = {
  resource: Resource;
  name: string;
  values: Record<string, unknown>;
  /** Sets an error at a form field; undefined on a record's page. */
  refuse?: (name: string, message: string) => void;
};
