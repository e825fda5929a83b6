import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import type { StarterGroup, StarterItem } from '../../domain/calls/setup.ts';
import type { SetupStepName } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { FormDialog } from '../ui/form-dialog.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import { setupMessages as messages } from './messages.ts';
import { setupKey, useSetupVerbs } from './use-setup.ts';
import './starter-dialog.css';

/** The tick list of what is usual: the step's own chosen at first, what is there already greyed. */
export default function StarterDialog({ name, onClose }: { name: SetupStepName; onClose: () => void }) {
  const verbs = useSetupVerbs();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const submit = useSubmit();
  const { data } = useQuery({
    queryKey: [...setupKey, 'starter'],
    queryFn: ({ signal }) => verbs.starter({ signal }),
  });
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map());
  const isChosen = (group: StarterGroup, { key, exists }: StarterItem): boolean =>
    !exists && (changed.get(key) ?? group.step === name);
  const groups = data?.groups ?? [];
  const keys = groups.flatMap((group) =>
    group.items.filter((item) => isChosen(group, item)).map(({ key }) => key),
  );
  const choose = (items: readonly StarterItem[], value: boolean) =>
    setChanged((before) => new Map([...before, ...items.map(({ key }) => [key, value] as const)]));
  const take = () =>
    submit.submit(async () => {
      const { created } = await verbs.takeStarter(keys);
      await queries.invalidateQueries({ queryKey: setupKey });
      refresh();
      notify(translate(messages.starterDone(created)), { type: 'success' });
      onClose();
    });
  const sorted = [
    ...groups.filter(({ step }) => step === name),
    ...groups.filter(({ step }) => step !== name),
  ];
  return (
    <FormDialog
      title={translate(messages.starter)}
      confirm={translate(messages.takeStarter(keys.length))}
      form={submit}
      ready={keys.length > 0}
      isTyped={false}
      frame={{ maxWidth: 'md' }}
      className="starter-groups"
      onSubmit={take}
      onClose={onClose}
    >
      <p>{translate(messages.starterText)}</p>
      {sorted.map((group) => (
        <Group
          key={group.label}
          group={group}
          isOpen={group.step === name}
          isChosen={(item) => isChosen(group, item)}
          onChoose={choose}
        />
      ))}
    </FormDialog>
  );
}

type GroupProps = {
  group: StarterGroup;
  isOpen: boolean;
  isChosen: (item: StarterItem) => boolean;
  onChoose: (items: readonly StarterItem[], value: boolean) => void;
};

function Group({ group, isOpen, isChosen, onChoose }: GroupProps) {
  const free = group.items.filter(({ exists }) => !exists);
  const chosen = free.filter(isChosen).length;
  const there = group.items.length - free.length;
  const note = free.length === 0 ? messages.allExist : there > 0 ? messages.someExist(there) : undefined;
  return (
    <details open={isOpen}>
      <summary>
        <Checkbox
          size="small"
          checked={free.length === 0 || chosen === free.length}
          indeterminate={chosen > 0 && chosen < free.length}
          disabled={free.length === 0}
          slotProps={{ input: { 'aria-label': group.label } }}
          onClick={(event) => event.stopPropagation()}
          onChange={() => onChoose(free, chosen < free.length)}
        />
        <b>{group.label}</b>
        <small>{note ? translate(note) : translate(messages.chosenOf(chosen, free.length))}</small>
        <ChevronDown size={15} strokeWidth={1.6} aria-hidden />
      </summary>
      <ul>
        {group.items.map((item) => (
          <li key={item.key}>
            <FormControlLabel
              className="starter-item"
              disabled={item.exists}
              control={
                <Checkbox
                  size="small"
                  checked={item.exists || isChosen(item)}
                  onChange={(_, isTicked) => onChoose([item], isTicked)}
                />
              }
              label={
                <>
                  {item.label}
                  <small>{item.exists ? translate(messages.exists) : item.hint}</small>
                </>
              }
            />
          </li>
        ))}
      </ul>
    </details>
  );
}
