import { usePrevNextController } from 'react-admin';
import type { Living } from './holder.ts';

/** So many records around this one are known where its list was not open before. */
const most = 100;

/** Addresses of the records before and after this one in its list, filtered and sorted as it was. */
export function useNeighbours({ name, sort }: Living): { before?: string; after?: string } {
  const { prevPath, nextPath } = usePrevNextController({
    resource: name,
    linkType: 'show',
    limit: most,
    sort,
  });
  return { ...(prevPath && { before: prevPath }), ...(nextPath && { after: nextPath }) };
}
