import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { createSnoozeVerbs } from '../../../dataProvider/snoozing.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { usePrefetch } from '../../ui/use-prefetch.ts';
import { keys } from '../cache.ts';
import { Fact } from '../reading/facts.tsx';
import { snoozeDialogMessages } from './dialog-messages.ts';
import { whenWords } from './when.ts';
import './snoozing.css';

const SnoozeDialog = lazyPart(() => import('./snooze-dialog.tsx'));

/** Reminds the reader of a letter that waits for others, if it is not answered by a moment of their choice. */
function FollowUpSection({ letter: { id: letterId } }: { letter: Pick<Letter, 'id'> }) {
  const { followUp, setFollowUp } = createSnoozeVerbs(useNaskah());
  const client = useQueryClient();
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: keys.followUp(letterId),
    queryFn: ({ signal }) => followUp(letterId, { signal }),
    retry: false,
  });
  usePrefetch(SnoozeDialog.load, data !== undefined);
  if (!data) return null;
  const words = data.until && translate(snoozeDialogMessages.willRemind(whenWords(data.until)));
  return (
    <Fact title={translate(snoozeDialogMessages.ownReminder)}>
      <div className="follow-up">
        {words && <small>{words}</small>}
        <Button
          variant="outlined"
          startIcon={<AlarmClock size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          {translate(words ? snoozeDialogMessages.change : snoozeDialogMessages.remindMe)}
        </Button>
        {isAsking && (
          <Suspense>
            <SnoozeDialog
              title={translate(snoozeDialogMessages.remindTitle)}
              explain={translate(snoozeDialogMessages.remindExplain)}
              confirm={translate(snoozeDialogMessages.remindMe)}
              end={data.until ? translate(snoozeDialogMessages.remove) : undefined}
              onChoose={async (until) => {
                const now = await setFollowUp(letterId, until);
                client.setQueryData(keys.followUp(letterId), now);
                notify(
                  translate(
                    until
                      ? snoozeDialogMessages.willRemind(whenWords(until))
                      : snoozeDialogMessages.noReminder,
                  ),
                  { type: 'success' },
                );
              }}
              onClose={() => setAsking(false)}
            />
          </Suspense>
        )}
      </div>
    </Fact>
  );
}

export default FollowUpSection;
