// The child process that cleans large texts: what takes it seconds would hold up everybody else in the server's own thread.
import { cleanRichText } from './clean.ts';

process.on('message', ({ html }: { html: string }) => process.send?.({ clean: cleanRichText(html) }));
process.on('disconnect', () => process.exit());
