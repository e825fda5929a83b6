// Child process for sanitising large texts: seconds of work would block the server's own thread.
import { cleanRichText } from './clean.ts';

process.on('message', ({ html }: { html: string }) => process.send?.({ clean: cleanRichText(html) }));
process.on('disconnect', () => process.exit());
