export type StarterClass = {
  code: string;
  name: string;
  rank: number;
  description: string;
  secretaryCanOpen: boolean;
  delegateCanOpen: boolean;
  maskSubject: boolean;
  watermark: boolean;
};

/** A classification: leaves carry their retention. */
export type StarterCode = {
  code: string;
  name: string;
  parentCode: string | null;
  group: string;
  isLeaf: boolean;
  retentionActiveYears: number | null;
  retentionInactiveYears: number | null;
  finalDisposition: string | null;
  retentionTrigger: string | null;
  securityCode: string | null;
  isVital: boolean;
};

export type StarterKinds = {
  kinds: { code: string; name: string; group: string; description: string }[];
  subTypes: {
    code: string;
    name: string;
    kindCode: string;
    flows: string[];
    numberingGroup: string;
    minSignerLevel: number;
    letterhead: boolean;
    arrangement: string;
    usesContractParts: boolean;
    defaultClassification: string;
  }[];
  numberingFormats: {
    code: string;
    group: string;
    name: string;
    pattern: string;
    padding: number;
    reset: string;
    counterScope: string[];
    startAt: number;
  }[];
};

export type StarterTemplate = { code: string; name: string; subTypeCode: string; content: string };

export type StarterInstruction = {
  code: string;
  name: string;
  category: string;
  requiresReport: boolean;
  defaultDueWorkingDays: number | null;
  sortOrder: number;
};

/** A unit that most companies have; its code goes behind the company's. */
export type StarterUnit = {
  code: string;
  name: string;
  parent: string | null;
  type: string;
  archiveRole: string;
  isRecordsRegistrar: boolean;
};
