/** Gives a file to the browser to keep; the call that fetched it carried the session. */
export function saveFile(blob: Blob, fileName: string): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** A letter's PDF is called by its number, else by its subject; without what file systems refuse. */
export const pdfName = ({ number, subject }: { number: string | null; subject: string }): string =>
  `${(number ?? (subject || 'Naskah')).replaceAll(/[\\/:*?"<>|\s]+/g, '-').slice(0, 80)}.pdf`;
