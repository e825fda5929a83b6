import { flowOf } from '../../../../domain/letters/letter.ts';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { translate } from '../../../../lib/language.ts';
import { formatDate, formatSize } from '../../../ui/format.ts';
import { printedName } from '../../sheet/index.ts';
import type { Draft } from '../draft/draft.ts';
import { openFields } from '../draft/open-fields.ts';
import { attachmentsOf, outside, wordCount } from '../draft/paper.ts';
import { FormColumn } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { viewOf } from '../frame/wizard-route.ts';
import { shownSender } from '../signer/identity-draft.ts';
import { signerMessages } from '../signer/messages.ts';
import { useBookedNumbers } from '../signer/use-booked-numbers.ts';
import { DetailFacts } from './detail-facts.tsx';
import { type Fact, Facts } from './facts.tsx';
import { Missing } from './missing.tsx';
import { OpenPlaces } from './open-places.tsx';
import { PdfPreview } from './pdf-preview.tsx';
import { summaryMessages } from './summary-messages.ts';
import { useCheck } from './use-check.ts';

export default function SummaryStep() {
  const { draft, missing, refused, sheet } = useWizard();
  useCheck();
  const attached = attachmentsOf(draft);
  const document = draft.attachments.find((file) => file.isDocument);
  const number = useBookedNumbers()?.find(({ id }) => id === draft.bookedNumberId)?.number;
  const open = openFields(sheet, draft);

  return (
    <FormColumn>
      {missing.length + refused.length > 0 ? (
        <Missing before={translate(summaryMessages.sent)} />
      ) : (
        <Strip tone={open.length > 0 ? 'warn' : 'ok'}>
          {open.length > 0 ? (
            <span>
              {translate(summaryMessages.hints)} <OpenPlaces open={open} />
            </span>
          ) : (
            translate(summaryMessages.ready)
          )}
        </Strip>
      )}
      <PdfPreview />
      <DetailFacts />
      <Facts
        title={translate(summaryMessages.form)}
        view="formulir-naskah"
        facts={[
          [translate(summaryMessages.subject), draft.subject],
          [
            translate(summaryMessages.placeAndDate),
            [draft.place, draft.scriptDate && formatDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          ...(draft.referenceId
            ? [
                [
                  translate(summaryMessages.reference),
                  draft.referenceTitle ?? translate(summaryMessages.hiddenLetter),
                ] as Fact,
              ]
            : []),
          ...(draft.archiveReferenceId
            ? [
                [
                  translate(summaryMessages.archiveReference),
                  draft.archiveReferenceTitle ?? translate(summaryMessages.hiddenArchive),
                ] as Fact,
              ]
            : []),
          [
            translate(summaryMessages.sender),
            draft.sender &&
              `${draft.sender.personName}, ${shownSender(draft.onBehalfOf, draft.sender.positionName)}`,
          ],
          ...(draft.signerAdvice ? [[translate(signerMessages.advice), draft.signerAdvice] as Fact] : []),
          ...(draft.cosigners?.length
            ? [
                [
                  translate(summaryMessages.cosigners),
                  draft.cosigners.map(
                    ({ personName, positionName, onBehalfOf }) =>
                      `${personName}, ${shownSender(onBehalfOf, positionName)}`,
                  ),
                ] as Fact,
              ]
            : []),
          ...(draft.bookedNumberId
            ? [[translate(summaryMessages.number), number ?? translate(summaryMessages.bookedNumber)] as Fact]
            : []),
          ...recipientFacts(draft),
          [
            translate(summaryMessages.reviewers),
            draft.anyReviewer === 'ada'
              ? draft.reviewers.map((reviewer) => `${reviewer.personName}, ${reviewer.positionName}`)
              : translate(summaryMessages.withoutReviewers),
          ],
          [
            translate(summaryMessages.attachments),
            attached.length > 0 ? attached : translate(summaryMessages.none),
          ],
        ]}
      />
      <Facts
        title={translate(summaryMessages.content)}
        view={viewOf('konten-naskah', draft.contentMode)}
        facts={[
          draft.contentMode === 'editor'
            ? [
                translate(summaryMessages.text),
                draft.content && translate(summaryMessages.messages(wordCount(draft.content))),
              ]
            : [
                translate(summaryMessages.document),
                document && `${document.fileName} (${formatSize(document.size)})`,
              ],
          [
            translate(summaryMessages.cover),
            isBlankHtml(draft.coverContent)
              ? draft.contentMode === 'editor' && translate(summaryMessages.none)
              : translate(summaryMessages.messages(wordCount(draft.coverContent))),
          ],
        ]}
      />
    </FormColumn>
  );
}

/** Lists the receivers, inside and outside separately on outgoing letters. */
function recipientFacts(draft: Draft): [string, string | string[]][] {
  const [to, ccs] = [draft.receivers.map(printedName), draft.ccs.map(printedName)];
  const listed = (names: string[]) => (names.length > 0 ? names : translate(summaryMessages.none));
  if (flowOf(draft) !== 'internal-eksternal')
    return [
      [translate(summaryMessages.receivers), to],
      [translate(summaryMessages.ccs), listed(ccs)],
    ];
  const there = outside(draft);
  return [
    [translate(summaryMessages.outsideReceivers), there.to],
    [translate(summaryMessages.address), there.address],
    [translate(summaryMessages.outsideCcs), listed(there.ccs)],
    [translate(summaryMessages.insideReceivers), listed(to)],
    [translate(summaryMessages.insideCcs), listed(ccs)],
  ];
}
