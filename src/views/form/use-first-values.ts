import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { useLocation, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { pageLeft } from '../../ui/page-left.ts';
import { formMessages } from '../form-messages.ts';
import { type Row, representationOf } from '../record.ts';
import { browserWords } from './browser-words.ts';
import { copyOf } from './copy-of.ts';
import { emptyRecord } from './empty-record.ts';
import { fillsOnce } from './fills-once.ts';
import { copyParameter, valuesParameter } from './values-parameter.ts';

type First = {
  /** Undefined while the record to copy loads. */
  values: Record<string, unknown> | undefined;
  /** What it is a copy of. */
  copied?: string;
};

/** Initial values by the address: a copy, given values, or defaults. */
export function useFirstValues(resource: Resource): First {
  const notify = useNotify();
  const dataProvider = useNaskah();
  const { search } = useLocation();
  const parameters = useMemo(() => new URLSearchParams(search), [search]);
  const id = parameters.get(copyParameter);
  const { data, error } = useQuery({
    queryKey: [resource.name, 'copy', id],
    queryFn: async () => (await dataProvider.getOne<Row>(resource.name, { id: id ?? '' })).data,
    enabled: id !== null,
    ...fillsOnce,
  });
  useEffect(() => {
    if (error) notify(translate(formMessages.copyMissing), { type: 'warning' });
  }, [error, notify]);
  return useMemo(() => {
    if (id === null || error)
      return {
        values: {
          ...emptyRecord(resource),
          ...filledIn(resource),
          ...given(resource, parameters.get(valuesParameter)),
        },
      };
    if (!data) return { values: undefined };
    return { values: copyOf(resource, data), copied: representationOf(resource, data) };
  }, [data, error, id, parameters, resource]);
}

const known = {
  browser: () => browserWords(navigator.userAgent, window),
  page: () => pageLeft.read('') ?? '',
};

/** What the form knows by itself. */
const filledIn = ({ fields }: Resource): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) =>
      field.kind === 'text' && field.options.fillsIn ? [[name, known[field.options.fillsIn]()]] : [],
    ),
  );

function given(resource: Resource, text: string | null): Record<string, unknown> {
  if (!text) return {};
  try {
    const values: unknown = JSON.parse(text);
    if (typeof values !== 'object' || values === null) return {};
    return Object.fromEntries(Object.entries(values).filter(([name]) => name in resource.fields));
  } catch {
    return {};
  }
}
