import { useEffect, useRef } from 'react';
import { useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { hasSession, hasSignedOut } from '../../../authProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { embedName, type Resource } from '../../../resources/declare.ts';
import { sealing } from '../../sealed/index.ts';
import { useSigned } from '../../shell/index.ts';
import { deviceStore, inTab } from '../../ui/device-store.ts';
import { keepsForReload } from '../../ui/reload-keeping.ts';
import { formMessages } from '../form-messages.ts';
import type { Row } from '../record.ts';

/** Typed values with address, user, and the reading of the record they are based on. */
type Kept = { address: string; userId: string; values: Record<string, unknown>; base?: Row };
const forms = deviceStore<Kept>('', inTab, { ends: 'signOut', coding: sealing });
type Props = { resource: Resource; base: Row | undefined; onRestored: (base: Row | undefined) => void };

/**
 * Saves a changed form when the session ends or a newer version loads: encrypted for its user, in this tab, without
 * secrets. Restores it when the user returns to the form.
 */
export function KeptTyped({ resource, base, onRestored }: Props) {
  const notify = useNotify();
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, isReady } = useFormState();
  const { data: signed } = useSigned();
  const userId = signed?.user.id;
  const latest = useRef({ dirtyFields, base });
  useEffect(() => {
    latest.current = { dirtyFields, base };
  });

  useEffect(() => {
    if (!userId) return;
    const keep = () => {
      const names = Object.keys(latest.current.dirtyFields).filter((name) => !isSecret(resource, name));
      if ((hasSession() && !keepsForReload()) || hasSignedOut() || names.length === 0) return;
      const all = getValues();
      const values = Object.fromEntries(
        names.flatMap((name) => [name, embedName(name)]).map((name) => [name, all[name]]),
      );
      forms.write('', { address: here(), userId, values, base: latest.current.base });
    };
    // Not beforeunload: the user may still stay, and iOS does not send it.
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, [userId, resource, getValues]);

  useEffect(() => {
    if (!userId || !isReady) return;
    const kept = forms.read('');
    // The first form to open takes the values, so that they cannot reappear much later.
    forms.write('', undefined);
    if (kept?.address !== here() || kept.userId !== userId) return;
    for (const [name, value] of Object.entries(kept.values))
      setValue(name, value, { shouldDirty: name in resource.fields || name === 'isActive' });
    // Restores the version that was read: a save by another user is reported, not overwritten.
    if (kept.base) setValue('version', kept.base.version);
    onRestored(kept.base);
    notify(translate(formMessages.kept), { type: 'info' });
  }, [userId, isReady, resource, setValue, onRestored, notify]);
  return null;
}

const here = (): string => window.location.pathname + window.location.search;

const isSecret = (resource: Resource, name: string): boolean => {
  const field = resource.fields[name];
  return field?.kind === 'text' && field.options.secret === true;
};
