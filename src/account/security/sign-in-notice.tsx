import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { user } from '../../../resources/manajemen-user/user.ts';
import { jobMapping } from '../../../resources/pengaturan/pemetaan-jabatan.ts';
import { LazyCreateInPlace, type Row, Strip, useMayUse } from '../../views/parts.ts';
import { signInMessages as said } from '../messages.ts';

/** That a user cannot sign in, why, and the step that mends it. */
export function SignInNotice({ row }: { row: Row }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  const why = said[String(row.signIn) as keyof typeof said];
  if (!why) return null;
  const edit = (
    <Button component={LinkBase} to={createPath({ resource: user.name, type: 'edit', id: row.id })}>
      {translate(why.step)}
    </Button>
  );
  const isPost = row.signIn === 'tanpa-jabatan' || row.signIn === 'jabatan-nanti';
  const step = isPost ? mayUse(jobMapping.name) && <GivePost row={row} label={translate(why.step)} /> : edit;
  return (
    <Strip tone="warn" action={step}>
      {translate(why.text)}
    </Strip>
  );
}

/** The form of a holding over the page, with the person in it. */
function GivePost({ row, label }: { row: Row; label: string }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {isOpen && (
        <Suspense>
          <LazyCreateInPlace
            to={jobMapping.name}
            typed=""
            only={{ userId: row.id, startDate: dayInWib() }}
            onCreated={() => {
              close();
              void client.invalidateQueries({ queryKey: [user.name] });
              void client.invalidateQueries({ queryKey: [jobMapping.name] });
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
