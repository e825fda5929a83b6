import type { PaperForm } from '../../../domain/letters/arrangement.ts';
import { held } from '../../../domain/letters/no-breaks.ts';
import type { PartyLines } from '../../../domain/letters/party-lines.ts';
import { signedMoment } from '../../../domain/letters/tags.ts';
import type { SheetLetter } from './sheet.ts';

type Formed = { letter: SheetLetter; form: PaperForm };

/** Who signs: one, or several beside each other. */
export function Signatures({ letter, form }: Formed) {
  if (form.parties.length > 0) return <Parties letter={letter} form={form} />;
  return form.signer && <Signature letter={letter} form={form} placed={form.placed} />;
}

/** At the end of an annex, without place and date. */
export function SignedAgain({ letter, form }: Formed) {
  if (form.parties.length > 0)
    return (
      <div className="letter-sheet-parties">
        <EachParty letter={letter} form={form} />
      </div>
    );
  return form.signer && <Signature letter={letter} form={form} placed="" />;
}

function Signature({ letter, form, placed }: Formed & { placed: string }) {
  if (!form.signer) return null;
  const { onBehalfOf, post, name, npp } = form.signer;
  return (
    <div className="letter-sheet-signature">
      {placed && <div className="letter-sheet-placed">{placed}</div>}
      {onBehalfOf && <div className="letter-sheet-behalf">{onBehalfOf}</div>}
      <div>{post}</div>
      <div className="letter-sheet-seal">
        <Qr letter={letter} />
        <div className="letter-sheet-signed">
          <Sealed letter={letter} />
        </div>
      </div>
      {name && <strong>{name}</strong>}
      {npp && <div>NPP {npp}</div>}
    </div>
  );
}

function Qr({ letter: { signer } }: { letter: SheetLetter }) {
  return (
    signer?.qr && (
      <svg
        className="letter-sheet-qr"
        viewBox={`0 0 ${signer.qr.size} ${signer.qr.size}`}
        role="img"
        aria-label="Kode QR keaslian"
      >
        <path d={signer.qr.path} shapeRendering="crispEdges" />
      </svg>
    )
  );
}

function Sealed({ letter: { signer, edition }, isNarrow }: { letter: SheetLetter; isNarrow?: boolean }) {
  return (
    signer?.signedAt && (
      <span>
        Ditandatangani secara elektronik
        <br />
        {held(signedMoment(signer.signedAt, edition))}
        {!isNarrow && signer.qr && (
          <span className="letter-sheet-check">
            {[signer.qr.check.at, ...signer.qr.check.words].join('\n')}
          </span>
        )}
      </span>
    )
  );
}

/** Those outside sign by hand. */
function Parties({ letter, form }: Formed) {
  const check = letter.signer?.qr?.check;
  return (
    <div className="letter-sheet-parties">
      {form.placed && <div className="letter-sheet-placed is-right">{form.placed}</div>}
      <EachParty letter={letter} form={form} />
      <Witnesses witnesses={form.witnesses} />
      {form.layout.closingNote && <div className="letter-sheet-check">{form.layout.closingNote}</div>}
      {check && (
        <div className="letter-sheet-check">
          Periksa keaslian: pindai kode QR atau buka {check.at}
          <br />
          Kata periksa: {check.words.join(' ')}
        </div>
      )}
    </div>
  );
}

function Witnesses({ witnesses }: Pick<PaperForm, 'witnesses'>) {
  if (witnesses.length === 0) return null;
  return (
    <>
      <div className="letter-sheet-witnesses">{witnesses.length > 1 ? 'Saksi-saksi' : 'Saksi'}</div>
      {witnesses.map(({ post, name }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may be unnamed
        <section key={at} aria-label={`Saksi ${at + 1}`}>
          <div className="letter-sheet-post">
            {witnesses.length > 1 && `${at + 1}. `}
            {post}
          </div>
          <div className="letter-sheet-seal" />
          <div>{name ? <strong>{name}</strong> : <span className="letter-sheet-line" />}</div>
        </section>
      ))}
    </>
  );
}

function EachParty({ letter, form: { parties } }: Formed) {
  const isPlaced = parties.some(({ placed }) => placed !== '');
  return parties.map((party, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: those who decide together have no roles
    <Party key={at} party={party} letter={letter} isPlaced={isPlaced} />
  ));
}

/** @param isPlaced where and when one of them signs is said above all roles */
function Party({ party, letter, isPlaced }: { party: PartyLines; letter: SheetLetter; isPlaced: boolean }) {
  const isShown = party.isCosigner && letter.showsSigned === true;
  const { onBehalfOf, post, name, npp } = party.signed ?? party;
  return (
    <section aria-label={(party.role || party.post).replace(/,$/, '')}>
      <div>
        {isPlaced && <div>{party.placed || '\u00a0'}</div>}
        {party.role && <strong>{party.role}</strong>}
        {party.institution && <div>{party.institution}</div>}
        {onBehalfOf && <div className="letter-sheet-behalf">{onBehalfOf}</div>}
        {post && <div className="letter-sheet-post">{post}</div>}
      </div>
      {party.blanks.length > 0 ? (
        <dl className="letter-sheet-blanks">
          {party.blanks.map((label) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <span className="letter-sheet-line" />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <>
          <div className="letter-sheet-seal">
            {party.hasDutyStamp && (
              <span className="letter-sheet-duty">
                Meterai {(party.isSigner || party.isCosigner) && 'elektronik'} Rp10.000
              </span>
            )}
            {party.signed && <Qr letter={letter} />}
            {party.isCosigner && letter.signer?.signedAt && (
              <div className="letter-sheet-signed">
                <span className="letter-sheet-lines">
                  {(party.signed
                    ? ['Ditandatangani secara elektronik', party.signed.placed.join(', ')]
                    : isShown
                      ? ['Belum ditandatangani']
                      : ['Tanda tangan elektronik', 'di dalam berkas PDF naskah ini']
                  ).join('\n')}
                </span>
              </div>
            )}
            {party.isSigner && (
              <>
                <Qr letter={letter} />
                <div className="letter-sheet-signed">
                  <Sealed letter={letter} isNarrow />
                </div>
              </>
            )}
          </div>
          <div>
            {name ? <strong>{name}</strong> : <span className="letter-sheet-line" />}
            {npp && <div>NPP {npp}</div>}
          </div>
        </>
      )}
    </section>
  );
}
