import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import type { MissingField } from '../../../../domain/letters/letter-schema.ts';
import { few } from '../../../../lib/few.ts';
import { focusField, hashOfWords } from '../frame/focus-field.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { hrefOfFault } from './missing.tsx';

/** Names the open places of a letter; each leads to its words. */
export function OpenPlaces({ open }: { open: readonly MissingField[] }) {
  const { draft, place } = useWizard();
  return few(open.map(({ message }) => message)).map((words, at) => {
    const one = open[at] as MissingField;
    const to = hrefOfFault(one, draft, place) + hashOfWords(one.message);
    return (
      <Fragment key={words}>
        {at > 0 && ', '}
        <Link to={to} onClick={() => focusField(to.slice(to.indexOf('#')))}>
          {words}
        </Link>
      </Fragment>
    );
  });
}
