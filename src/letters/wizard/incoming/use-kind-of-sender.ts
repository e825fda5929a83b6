import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { type Option, useNaskah } from '../../../../dataProvider/index.ts';
import type { ScanProposals } from '../../../../domain/calls/letters/shapes/incoming.ts';
import type { LastFromSender } from '../../../../domain/calls/letters/writing.ts';
import { emptyIncoming } from '../../../../domain/letters/incoming.ts';
import type { Message } from '../../../../lib/language.ts';
import { formatMediumDate } from '../../../ui/format.ts';
import { useSettled } from '../../../ui/use-settled.ts';
import { textOf, useKinds, useSaveableClasses } from '../draft/lookups.ts';
import { useClassification } from '../draft/use-classification.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { isSaveable, useChooseKind } from '../proposing/use-choose-kind.ts';
import { incomingMessages } from './messages.ts';
import { useIncomingKinds } from './use-incoming-kinds.ts';
import { type Filled, filledBy, type Usual, withUsual } from './with-usual.ts';

type KindOfSender = {
  /** By hand; what was filled in with the other kind goes with it. */
  choose: (subType: Option | null) => void;
  /** Where the kind comes from; undefined once somebody has chosen one. */
  source: Message | undefined;
  /** Whom the sender's last letter went to, else the official of this desk. */
  receivers: LastFromSender['receivers'];
  isTheirLast: boolean;
  /** The kind is the general one. */
  isGeneral: boolean;
};

/**
 * Fills in how the sender's last letter was registered, else the general kind. Whom the scan names as sender is enough
 * until somebody says another.
 */
export function useKindOfSender(read: ScanProposals | undefined): KindOfSender {
  const { draft, change, prefill } = useWizard();
  const { data, isSettled } = useLastFromSender(read);
  const { options: kinds } = useKinds();
  const { options: classes } = useSaveableClasses();
  const { kinds: incoming, usual } = useIncomingKinds();
  const chooseKind = useChooseKind();
  const [picked, setPicked] = useState<Option | null>(null);
  const { byId } = useClassification();
  const [filled, setFilled] = useState<(Filled & { source: Message; mark: string }) | null>(null);

  const last = data?.last ?? null;
  const subType = picked ?? incoming.find(({ id }) => id === last?.subTypeId) ?? usual;
  const isTheirs = !picked && last !== null && subType?.id === last.subTypeId;
  const securityId = picked ? draft.permissionClassificationId : isTheirs && last.permissionClassificationId;
  const security = classes.find(({ id }) => id === securityId) ?? null;
  const classificationId =
    (isTheirs && last.archiveClassificationId) || textOf(subType?.defaultClassificationId);
  const { data: classification, isLoading } = useQuery({
    queryKey: ['lookup', 'usual-classification', classificationId],
    queryFn: async () => (await byId(classificationId ?? ''))[0] ?? null,
    enabled: classificationId !== null,
    staleTime: 300_000,
  });

  const isSaid = Boolean(draft.externalToInternal?.externalSenderName);
  const isChosen =
    draft.naskahDinasCategoryId !== null && draft.naskahDinasCategoryId !== filled?.naskahDinasCategoryId;
  const isReady = isSettled && !isLoading && classes.length > 0 && subType !== undefined && !isChosen;
  const since = isTheirs ? last.on : null;
  const fill = useEffectEvent((mark: string) => {
    if (!subType || filled?.mark === mark) return;
    const found: Usual = {
      subType,
      security,
      classification: classification && isSaveable(classification, classes) ? classification : null,
    };
    const patch = withUsual(draft, found, filled, { kinds, classes });
    setFilled({
      ...filledBy({ ...draft, ...patch }),
      mark,
      source: since ? incomingMessages.asTheirLast(formatMediumDate(since)) : incomingMessages.asMostAre,
    });
    // Looking at a letter of the pile saves nothing; what is filled in goes along with the sender.
    (isSaid || picked ? change : prefill)((now) => withUsual(now, found, filled, { kinds, classes }));
  });
  // What is filled in; the same is filled in once.
  const mark = [subType?.id, security?.id, classification?.id, since].join(' ');
  useEffect(() => {
    if (isReady) fill(mark);
  }, [isReady, mark]);
  return {
    choose: (one) => (one && filled && !isChosen ? setPicked(one) : void chooseKind(one)),
    source: isChosen || picked ? undefined : filled?.source,
    receivers: data?.receivers ?? [],
    isTheirLast: last !== null,
    isGeneral: usual !== undefined && draft.naskahDinasCategoryId === usual.id,
  };
}

/** Asked for the sender said, else for the one that was read; settled once an answer or none is there. */
function useLastFromSender(read: ScanProposals | undefined) {
  const { draft } = useWizard();
  const { lastFromSender } = useNaskah();
  const block = draft.externalToInternal ?? emptyIncoming;
  const said = { id: block.externalSenderId, name: block.externalSenderName.trim() };
  const sender = said.name || said.id ? said : read?.sender;
  const name = useSettled(sender?.name ?? '');
  const isTyped = sender?.id || name === (sender?.name ?? '');
  const query = sender?.id ? { senderId: sender.id } : name ? { senderName: name } : {};
  const { data, isPending } = useQuery({
    queryKey: ['writing', 'from-sender', query],
    queryFn: ({ signal }) => lastFromSender(query, { signal }),
    enabled: Boolean(isTyped),
    staleTime: 60_000,
    retry: false,
  });
  return { data, isSettled: Boolean(isTyped) && !isPending };
}
