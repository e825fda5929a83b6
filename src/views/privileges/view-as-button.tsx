import Button from '@mui/material/Button';
import Eye from 'lucide-react/icons/eye';
import { useState } from 'react';
import { beginAnew } from '../../../authProvider/view-as.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createViewAsVerbs } from '../../../dataProvider/view-as.ts';
import { holds, mayBeGiven } from '../../../domain/access/entry-rules.ts';
import { viewAs } from '../../../domain/access/view-as.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { viewAsMessages as said } from './view-as-messages.ts';

type Props = { name: string } & ({ userId: string } | { roleId: string });

/** Asks, then begins the look; nothing for who may not. */
export function ViewAsButton({ name, ...whom }: Props) {
  const { beginViewAs } = createViewAsVerbs(useNaskah());
  const { data } = useSigned();
  const [isAsking, setAsking] = useState(false);
  const { isPending, failure, submit } = useSubmit();
  const isOneself = 'userId' in whom && whom.userId === data?.user.id;
  if (!data || data.user.viewing || isOneself) return null;
  if (!holds(data.viewer, viewAs.path) || !mayBeGiven(data.viewer, viewAs.path)) return null;
  const begin = async () => {
    const body = 'userId' in whom ? { userId: whom.userId } : { roleId: whom.roleId };
    if (await submit(() => beginViewAs(body))) beginAnew();
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Eye size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setAsking(true)}
      >
        {translate(said.start)}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={translate(said.ask(name))}
        confirm={translate(said.start)}
        busy={isPending}
        onConfirm={() => void begin()}
        onClose={() => setAsking(false)}
      >
        <p>{translate(said.text)}</p>
        <p>{translate(said.otherTabs)}</p>
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </ConfirmDialog>
    </>
  );
}
