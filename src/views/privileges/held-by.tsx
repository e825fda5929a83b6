import { styled } from '@mui/material/styles';
import { LinkBase, useGetList } from 'react-admin';
import { type Message, translate } from '../../../lib/language.ts';
import { resourceNamed } from '../../../resources/index.ts';

type Props = {
  /** The resource of those who hold it, and the filter that finds them. */
  resource: string;
  filter: Record<string, string>;
  messages: (count: number) => Message;
};

/** Number of holders, linked to their list; nothing for users who may not open it. */
export function HeldBy({ resource, filter, messages }: Props) {
  const { total } = useGetList(
    resource,
    { filter, pagination: { page: 1, perPage: 1 }, sort: resourceNamed(resource).sort },
    { retry: false, onError: () => undefined },
  );
  if (total === undefined) return null;
  return (
    <HeldLink to={`/${resource}?filter=${encodeURIComponent(JSON.stringify(filter))}`}>
      {translate(messages(total))}
    </HeldLink>
  );
}

const HeldLink = styled(LinkBase)({ color: 'var(--accent-ink)', whiteSpace: 'nowrap' });
