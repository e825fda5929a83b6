/** Letters in work of a person who left the post they began them in, to hand over to a holder (DOMAIN 6). */
export type LeftWork = {
  positionId: string;
  positionName: string;
  fromUserId: string;
  fromName: string;
  /** Not sent on yet. */
  drafts: number;
  /** Returned: a task that waits. */
  returned: number;
  /** With reviewers or the signer. */
  underWay: number;
  /** Sangat Rahasia, which stays with whom it names. */
  named: number;
  /** Who holds the post today. */
  holders: { userId: string; personName: string }[];
};

/** How many are handed over. */
export const handedCount = ({ drafts, returned, underWay }: LeftWork): number => drafts + returned + underWay;
