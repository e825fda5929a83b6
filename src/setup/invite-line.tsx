import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import Send from 'lucide-react/icons/send';
import { useNotify } from 'react-admin';
import type { Invited } from '../../domain/calls/setup.ts';
import { translate } from '../../lib/language.ts';
import { saveFile } from '../ui/save-file.ts';
import { useRequest } from '../ui/use-request.ts';
import { setupMessages as messages } from './messages.ts';
import { setupKey, useSetup, useSetupVerbs } from './use-setup.ts';
import './workbook-panel.css';

/** Invites all who have no password yet; without a mail server their links come as a file. */
export function InviteLine() {
  const { data } = useSetup();
  const verbs = useSetupVerbs();
  const queries = useQueryClient();
  const notify = useNotify();
  const { request, isPending } = useRequest();
  if (!data || data.uninvited === 0) return null;
  const invite = () =>
    request(async () => {
      const invited = await verbs.invite();
      if (invited.links.length > 0) saveFile(linksFile(invited.links), translate(messages.linksName));
      const said =
        invited.mailed > 0 ? messages.mailed(invited.mailed) : messages.linked(invited.links.length);
      notify(translate(said), { type: 'success' });
      await queries.invalidateQueries({ queryKey: setupKey });
    });
  return (
    <p className="setup-invite">
      <span>
        {translate(messages.uninvited(data.uninvited))} {!data.hasMail && translate(messages.asLinks)}
      </span>
      <Button onClick={invite} loading={isPending} startIcon={<Send aria-hidden />}>
        {translate(data.hasMail ? messages.inviteAll : messages.takeLinks)}
      </Button>
    </p>
  );
}

/** For a spreadsheet: semicolons and a byte order mark, as Excel on an Indonesian Windows reads it. */
function linksFile(links: Invited['links']): Blob {
  const lines = [
    [messages.person, messages.staffNumber, messages.mailAddress, messages.link].map((one) => translate(one)),
    ...links.map(({ personName, npp, email, url }) => [personName, npp, email, url]),
  ];
  // A formula is never run: a cell that begins like one gets an apostrophe.
  const cell = (text: string) => `"${text.replace(/^[=+\-@\t\r]/, "'$&").replaceAll('"', '""')}"`;
  const text = lines.map((line) => line.map(cell).join(';')).join('\r\n');
  return new Blob([`\uFEFF${text}\r\n`], { type: 'text/csv;charset=utf-8' });
}
