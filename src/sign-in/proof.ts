import { readAnswer, unreachable } from '../../authProvider/answer.ts';
import { authorisedFetch } from '../../authProvider/session.ts';
import { proofChannel } from '../../domain/accounts/proof.ts';
import { translate } from '../../lib/language.ts';
import { companyMessages } from './company-messages.ts';
import { explain } from './messages.ts';

/** In a window of its own: hands the provider's answer in, and the proof to the form that asked for it. */
export async function finishProof(): Promise<void> {
  const query = location.search;
  history.replaceState(null, '', '/login');
  const answer = await authorisedFetch('/user/api/Account/Oidc/Proof/Finish', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query }),
  })
    .then((response) => readAnswer<{ proof?: string }>(response))
    .catch(() => unreachable);
  const proof = answer.ok ? answer.data?.proof : undefined;
  const failed = proof ? '' : explain(answer, translate(companyMessages.notProven));
  new BroadcastChannel(proofChannel).postMessage({ proof, failed });
  // Windows that a script has not opened stay; they say what to do.
  show(failed || translate(companyMessages.proven));
  if (proof) window.close();
}

function show(text: string): void {
  const title = Object.assign(document.createElement('h1'), { textContent: text, tabIndex: -1 });
  document.querySelector('.gate main')?.replaceChildren(title);
  title.focus();
}
