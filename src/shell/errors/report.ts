type Send = (error: unknown) => void;

const most = 10;
let early: unknown[] | undefined = [];
let send: Send | undefined;

/** Reports a screen's failure to whoever listens; nobody does unless the operator has set an address for it. */
export function report(error: unknown): void {
  if (send) send(error);
  else if (early && early.length < most) early.push(error);
}

/** From now on, and of what was kept so far. Without a listener nothing is kept any longer. */
export function reportTo(listener: Send | undefined): void {
  send = listener;
  for (const error of early ?? []) listener?.(error);
  early = undefined;
}
