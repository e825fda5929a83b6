/** Who asks, as far as the rules of SPEC A2 care. */
export type Viewer = {
  /** The active role entry's type: "User Main Role", "Additional Role", "Secretary" or "Delegation". */
  type: string;
  isUnitKearsipan: boolean;
  isAdditional: boolean;
  privilegedList: readonly string[];
  /** Acts by a delegation for reading only (SPEC B2). */
  readsOnly?: boolean;
};

/** Facts for row rules that only the server knows. */
export type RowViewer = Viewer & {
  userId: string;
  unitId: string;
  /** For a records unit: the units whose files it decides on (DOMAIN 8). */
  recordsOf: 'all' | readonly string[];
  positionId: string;
  /** A secretary whom the official lets open Rahasia; everybody else holds their post themselves. */
  canOpenSecret: boolean;
  readsOnly: boolean;
};
