import type { PaperLetterhead } from '../../../domain/letters/letter.ts';
import { cleanHtml } from './clean-html.ts';
import { CompanyLogo } from './company-logo.tsx';

/** The letterhead: its own lines, else name and address. */
export function Letterhead({ name, address, content, logo }: PaperLetterhead) {
  return (
    <header className="letter-sheet-kop">
      {logo && <CompanyLogo hash={logo} alt={`Logo ${name}`} />}
      {content ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list
        <div className="letter-sheet-kop-lines" dangerouslySetInnerHTML={{ __html: cleanHtml(content) }} />
      ) : (
        <div>
          <strong>{name}</strong>
          <span>{address}</span>
        </div>
      )}
    </header>
  );
}
