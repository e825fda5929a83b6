type Send = (error: unknown) => void;

const most = 10;
let early: unknown[] | undefined = [];
let send: Send | undefined;

/** Reports a failure to the listener; there is none unless the operator has set an address. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (early && early.length < most) early.push(error);
}

/** Sets the listener and sends it the failures so far. Without one none are collected any longer. */
export function reportTo(listener: Send | undefined): void {
  send = listener;
  for (const error of early ?? []) listener?.(error);
  early = undefined;
}
