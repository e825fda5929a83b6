import { version } from 'unpdf/pdfjs';

// Started as a worker, the reader answers its messages by itself; an unused import of it would be left out.
self.name = `pdf ${version}`;
