// Child process for the compiler, whose cache only grows: ending it frees memory, and a crash fails one letter.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { paperFonts } from './fonts.ts';
import type { Answer, Job, Printed } from './job.ts';
import type { LogoPicture } from './letter-document.ts';
import { mostDrawnPages, pagesOf } from './page-drawings.ts';
import type { PictureJob } from './picture-page.ts';

const paper = fileURLToPath(new URL('./paper/', import.meta.url));
const compiler = NodeCompiler.create({ workspace: paper, fontArgs: [{ fontPaths: paperFonts() }] });

process.on('message', (job: Job) => {
  process.send?.(answer(job));
  // Once the answer is on its way.
  compiler.evictCache(1);
});
process.on('disconnect', () => process.exit());

function answer(job: Job): Answer {
  try {
    if ('picture' in job) return exported(pictured(job));
    if ('sheet' in job) {
      const pictures = (job.pictures ?? []).map((content, at) => ({ name: `picture-${at}.jpg`, content }));
      const codes = Object.entries(job.codes ?? {}).map(([name, svg]) => ({
        name,
        content: Buffer.from(svg),
      }));
      return withPictures([...pictures, ...codes], () =>
        exported(compiledWithLogo(job.paper, job.sheet, job.logo)),
      );
    }
    if ('labels' in job) {
      show('labels.json', job.labels);
      return exported(compiled({ mainFilePath: `${paper}labels.typ` }));
    }
    show('qr.svg', job.qr);
    if ('asSignature' in job) {
      show('letter.json', job.data);
      return untagged(compiled({ mainFilePath: `${paper}further.typ` }));
    }
    const pictures = job.pictures.map(({ id, path }) => ({
      name: `picture-${id}`,
      content: readFileSync(path),
    }));
    return withPictures([...pictures, ...job.marks], () => {
      const letter = compiledWithLogo('letter', job.data, job.logo);
      if (!('asPages' in job)) return exported(letter);
      if (letter.numOfPages > mostDrawnPages) return { tooManyPages: true };
      const pages = pagesOf(compiler.svg(letter));
      return job.asPages === 'alone' ? pages : { ...pages, printed: exported(letter) };
    });
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function show(name: string, content: string | Buffer | null): void {
  if (content === null) compiler.unmapShadow(paper + name);
  else compiler.mapShadow(paper + name, Buffer.from(content));
}

/** Also what each page of a letter repeats, which is all but its texts. */
function showData(name: string, data: string): void {
  show(`${name}.json`, data);
  if (name !== 'letter') return;
  const { body: _, cover: __, annexes: ___, ...frame } = JSON.parse(data);
  show('frame.json', JSON.stringify(frame));
}

type Named = { name: string; content: Uint8Array };

function withPictures(pictures: readonly Named[], set: () => Answer): Answer {
  for (const { name, content } of pictures) compiler.mapShadow(paper + name, Buffer.from(content));
  try {
    return set();
  } finally {
    for (const { name } of pictures) compiler.unmapShadow(paper + name);
  }
}

/** Older, untested logos must not stop signing: their place stays empty. */
function compiledWithLogo(name: string, data: string, logo: LogoPicture | null): NodeTypstDocument {
  const main = { mainFilePath: `${paper}${name}.typ` };
  showData(name, data);
  if (!logo) return compiled(main);
  show(`logo.${logo.type}`, Buffer.from(logo.base64, 'base64'));
  try {
    return compiled(main);
  } catch {
    showData(name, JSON.stringify({ ...JSON.parse(data), logo: null, marksOfOthers: [] }));
    return compiled(main);
  }
}

/** One page with nothing but the picture on it, as large as fits. */
function pictured({ picture, format, title }: PictureJob): NodeTypstDocument {
  const name = `scan.${format}`;
  compiler.mapShadow(paper + name, Buffer.from(picture));
  try {
    return compiled({
      mainFileContent: `#set document(title: sys.inputs.title)
#set page("a4", margin: 0pt)
#image("${name}", width: 100%, height: 100%, fit: "contain", alt: sys.inputs.title)`,
      inputs: { title },
    });
  } finally {
    compiler.unmapShadow(paper + name);
  }
}

function compiled(main: Parameters<typeof compiler.compile>[0]): NodeTypstDocument {
  const outcome = compiler.compile(main);
  if (outcome.result) return outcome.result;
  const error = outcome.takeError();
  throw new Error(JSON.stringify(error?.shortDiagnostics ?? 'no document'));
}

/** PDF/A-2a if possible; a character missing from the fonts makes it a plain tagged PDF. */
function exported(document: NodeTypstDocument): Printed {
  try {
    return { pdf: compiler.pdf(document, { pdfStandard: 'a-2a', pdfTags: true }), archival: true };
  } catch (error) {
    const undrawable = /the text `\\*"(.*?)\\*"` could not be displayed/.exec(String(error))?.[1];
    return {
      pdf: compiler.pdf(document, { pdfStandard: '1.7', pdfTags: true }),
      archival: false,
      ...(undrawable !== undefined && { undrawable: unescaped(undrawable) }),
    };
  }
}

/** To be drawn in another file, whose tags are not these. */
function untagged(document: NodeTypstDocument): Answer {
  return {
    pdf: compiler.pdf(document, { pdfStandard: 'a-2b', pdfTags: false }),
    archival: true,
  };
}

/** As the compiler writes signs that cannot be shown: "\\u{10fffd}". */
const unescaped = (text: string): string =>
  text.replace(/\\+u\{([0-9a-f]{1,6})\}/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  );
