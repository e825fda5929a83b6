import { useState } from 'react';
import { translate } from '../../lib/language.ts';
import { failureMessage, fieldErrors, isRefusal, isUnreachable } from './failures.ts';
import { focusFirstWrong } from './focus-first.ts';
import { commonMessages } from './messages.ts';
import { useRequest } from './use-request.ts';

type Errors<Field extends string> = Partial<Record<Field, string>>;
type Told<Field extends string> = {
  /** Messages at the form's own fields. */
  errors: Errors<Field>;
  /** Message that belongs to no field of the form. */
  failure: string;
  /** Refused in the present state: refetch once the form, with its typed text, is closed. */
  isStale: boolean;
};

export type Submit<Field extends string = never> = Told<Field> & {
  isPending: boolean;
  /**
   * Ignored while one is pending.
   * @param onRefused takes over where the present state refuses it: another actor was faster, it is over
   * @returns whether it succeeded
   */
  submit: (request: () => Promise<unknown>, onRefused?: (refusal: unknown) => void) => Promise<boolean>;
  /** Shows errors found before a request, and focuses the first. */
  refuse: (errors: Errors<Field>, failure?: string) => void;
  /** Removes the message at a field whose value changed; without a field, all. */
  clear: (field?: Field) => void;
};

/**
 * Submits a form, one request at a time. A failure keeps the typed values and focuses the first wrong field.
 * @param fields those that the form shows; an error at another one is the form's failure
 */
export function useSubmit<const Field extends string = never>(...fields: Field[]): Submit<Field> {
  const [told, setTold] = useState<Told<Field>>({ errors: {}, failure: '', isStale: false });
  const refuse = (errors: Errors<Field>, failure = '', isStale = false) => {
    setTold({ errors, failure, isStale });
    if (Object.keys(errors).length > 0) focusFirstWrong();
  };
  const tell = (thrown: unknown) => {
    const all = Object.entries(fieldErrors(thrown));
    const errors = Object.fromEntries(
      fields.flatMap((field) => {
        // A list's member has errors of its own: `to.0`.
        const found = all.find(([name]) => name === field || name.startsWith(`${field}.`));
        return found ? [[field, found[1]]] : [];
      }),
    ) as Errors<Field>;
    const failure = isUnreachable(thrown)
      ? translate(commonMessages.unreachableForm)
      : failureMessage(thrown);
    refuse(errors, Object.keys(errors).length > 0 ? '' : failure, isRefusal(thrown));
  };
  const { isPending, request } = useRequest(tell);
  const submit = (run: () => Promise<unknown>, onRefused = tell) => {
    if (!isPending) refuse({});
    return request(run, (thrown) => (isRefusal(thrown) ? onRefused : tell)(thrown));
  };
  const clear = (field?: Field) =>
    setTold(({ errors: { ...errors }, failure, isStale }) => {
      if (field === undefined) return { errors: {}, failure: '', isStale };
      delete errors[field];
      return { errors, failure, isStale };
    });
  return { ...told, isPending, submit, refuse, clear };
}
