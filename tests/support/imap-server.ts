import { createServer, type Server, type Socket } from 'node:net';

type Message = {
  uid: number;
  source: Buffer;
  isSeen: boolean /** What the server says of its size. */;
  size?: number;
};

export type ImapBox = {
  port: number;
  messages: Message[];
  /** How many messages were fetched whole. */
  fetched: () => number;
  deliver: (source: string | Buffer, size?: number) => void;
  close: () => Promise<void>;
};

/** A box over IMAP4rev1 as far as a client needs it to find, fetch and mark messages. */
export async function imapBox(account: { user: string; pass: string }): Promise<ImapBox> {
  const messages: Message[] = [];
  let whole = 0;
  const countWhole = () => {
    whole += 1;
  };
  const server: Server = createServer((socket) => talk(socket, account, messages, countWhole));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    messages,
    fetched: () => whole,
    deliver: (source, size) => {
      const uid = messages.length + 1;
      messages.push({ uid, source: Buffer.from(source), isSeen: false, ...(size && { size }) });
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

function talk(
  socket: Socket,
  account: { user: string; pass: string },
  messages: Message[],
  fetchedWhole: () => void,
) {
  const send = (line: string) => socket.write(`${line}\r\n`);
  socket.on('error', () => undefined);
  send('* OK IMAP4rev1 ready');
  let rest = '';
  socket.on('data', (data) => {
    rest += data.toString('latin1');
    for (let end = rest.indexOf('\r\n'); end >= 0; end = rest.indexOf('\r\n')) {
      const line = rest.slice(0, end);
      rest = rest.slice(end + 2);
      answer(line);
    }
  });
  const answer = (line: string): unknown => {
    const [tag = '', name = '', ...more] = line.split(' ');
    const words = more.join(' ');
    const ok = (said = 'done') => send(`${tag} OK ${said}`);
    const command = name.toUpperCase();
    if (command === 'CAPABILITY') {
      send('* CAPABILITY IMAP4rev1 UIDPLUS');
      return ok();
    }
    if (command === 'LOGIN') {
      const isRight = words.includes(account.user) && words.includes(account.pass);
      return isRight ? ok() : send(`${tag} NO [AUTHENTICATIONFAILED] wrong`);
    }
    if (command === 'LIST' || command === 'LSUB') {
      send(`* ${command} (\\HasNoChildren) "/" "INBOX"`);
      return ok();
    }
    if (command === 'SELECT' || command === 'EXAMINE') {
      send('* FLAGS (\\Seen)');
      send('* OK [PERMANENTFLAGS (\\Seen)] limited');
      send(`* ${messages.length} EXISTS`);
      send('* 0 RECENT');
      send('* OK [UIDVALIDITY 1] valid');
      send(`* OK [UIDNEXT ${messages.length + 1}] next`);
      return ok('[READ-WRITE] selected');
    }
    if (command === 'UID') return uid(tag, words);
    if (command === 'LOGOUT') {
      send('* BYE bye');
      ok();
      return socket.end();
    }
    return ok();
  };
  const uid = (tag: string, words: string): unknown => {
    const ok = () => send(`${tag} OK done`);
    const [verb = '', wanted = ''] = words.split(' ');
    const found = messages.find((message) => message.uid === Number(wanted));
    if (/^search$/i.test(verb)) {
      send(
        `* SEARCH ${messages
          .filter(({ isSeen }) => !isSeen)
          .map((message) => message.uid)
          .join(' ')}`.trim(),
      );
      return ok();
    }
    if (/^store$/i.test(verb)) {
      if (found) found.isSeen = true;
      return ok();
    }
    if (/^fetch$/i.test(verb) && found) {
      const isWhole = /BODY(?:\.PEEK)?\[\]/i.test(words);
      const id = /^message-id:\s*(.+)$/im.exec(found.source.toString('latin1').slice(0, 4000))?.[1]?.trim();
      const facts = [
        `UID ${found.uid}`,
        `FLAGS (${found.isSeen ? '\\Seen' : ''})`,
        'INTERNALDATE "20-Nov-2026 09:00:00 +0700"',
        `RFC822.SIZE ${found.size ?? found.source.length}`,
        `ENVELOPE (NIL "Surat" (("Tata Usaha" NIL "tu" "bpjt.example")) NIL NIL NIL NIL NIL NIL ${id ? `"${id}"` : 'NIL'})`,
      ].join(' ');
      if (isWhole) {
        fetchedWhole();
        socket.write(`* ${found.uid} FETCH (${facts} BODY[] {${found.source.length}}\r\n`);
        socket.write(found.source);
        send(')');
      } else send(`* ${found.uid} FETCH (${facts})`);
    }
    return ok();
  };
}
