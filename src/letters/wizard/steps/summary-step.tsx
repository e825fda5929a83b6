import { flowOf, flowWords, urgencies } from '../../../../domain/letters/letter.ts';
import { openBrackets } from '../../../../domain/letters/open-places.ts';
import { isBlankHtml } from '../../../../domain/letters/tags.ts';
import { say } from '../../../../lib/language.ts';
import { formatDate, formatSize } from '../../../ui/format.ts';
import { printedName } from '../../sheet/index.ts';
import type { Draft } from '../draft/draft.ts';
import { missingTags, outside, wordCount } from '../draft/paper.ts';
import { useDesk } from '../frame/desk.ts';
import { viewOf } from '../frame/place.ts';
import { FormColumn } from '../frame/section.tsx';
import { Strip } from '../frame/strip.tsx';
import { shownSender } from '../signer/identity-draft.ts';
import { useBookedNumbers } from '../signer/use-booked-numbers.ts';
import { type Fact, Facts } from './facts.tsx';
import { Missing } from './missing.tsx';
import { PdfPreview } from './pdf-preview.tsx';
import { summaryWords } from './summary-words.ts';
import { useCheck } from './use-check.ts';

export default function SummaryStep() {
  const { draft, gaps, refused, sheet } = useDesk();
  useCheck();
  const files = draft.attachments.filter((file) => !file.isDocument);
  const document = draft.attachments.find((file) => file.isDocument);
  const number = useBookedNumbers()?.find(({ id }) => id === draft.bookedNumberId)?.number;
  const hints = missingTags(sheet).length + openBrackets(sheet.bodyHtml).length;

  return (
    <FormColumn>
      {gaps.length + refused.length > 0 ? (
        <Missing before={say(summaryWords.sent)} />
      ) : (
        <Strip tone={hints > 0 ? 'warn' : 'ok'}>
          {hints > 0 ? say(summaryWords.hints(hints)) : say(summaryWords.ready)}
        </Strip>
      )}
      <Facts
        title={say(summaryWords.details)}
        view="detail-naskah"
        facts={[
          [say(summaryWords.flow), say(flowWords[flowOf(draft)])],
          [say(summaryWords.kind), draft.kindName],
          [say(summaryWords.subType), draft.subTypeName],
          [say(summaryWords.security), draft.securityName],
          [
            say(summaryWords.urgency),
            say(urgencies.find((urgency) => urgency.value === draft.urgency)?.label),
          ],
          [say(summaryWords.classification), draft.archiveName],
          [say(summaryWords.letterhead), sheet.letterhead?.name ?? say(summaryWords.noLetterhead)],
        ]}
      />
      <Facts
        title={say(summaryWords.form)}
        view="formulir-naskah"
        facts={[
          [say(summaryWords.subject), draft.subject],
          [
            say(summaryWords.placeAndDate),
            [draft.place, draft.scriptDate && formatDate(draft.scriptDate)].filter(Boolean).join(', '),
          ],
          ...(draft.referenceId
            ? [[say(summaryWords.reference), draft.referenceTitle ?? say(summaryWords.hiddenLetter)] as Fact]
            : []),
          ...(draft.archiveReferenceId
            ? [
                [
                  say(summaryWords.archiveReference),
                  draft.archiveReferenceTitle ?? say(summaryWords.hiddenArchive),
                ] as Fact,
              ]
            : []),
          [
            say(summaryWords.sender),
            draft.sender &&
              `${draft.sender.personName}, ${shownSender(draft.onBehalfOf, draft.sender.positionName)}`,
          ],
          ...(draft.bookedNumberId
            ? [[say(summaryWords.number), number ?? say(summaryWords.bookedNumber)] as Fact]
            : []),
          ...recipientFacts(draft),
          [
            say(summaryWords.reviewers),
            draft.anyReviewer === 'ada'
              ? draft.reviewers.map((reviewer) => `${reviewer.personName}, ${reviewer.positionName}`)
              : say(summaryWords.withoutReviewers),
          ],
          [
            say(summaryWords.attachments),
            files.length > 0
              ? files.map((file) => `${file.title} (${formatSize(file.size)})`)
              : say(summaryWords.none),
          ],
        ]}
      />
      <Facts
        title={say(summaryWords.content)}
        view={viewOf('konten-naskah', draft.contentMode)}
        facts={[
          draft.contentMode === 'editor'
            ? [say(summaryWords.text), draft.content && say(summaryWords.words(wordCount(draft.content)))]
            : [say(summaryWords.document), document && `${document.fileName} (${formatSize(document.size)})`],
          [
            say(summaryWords.cover),
            isBlankHtml(draft.coverContent)
              ? draft.contentMode === 'editor' && say(summaryWords.none)
              : say(summaryWords.words(wordCount(draft.coverContent))),
          ],
        ]}
      />
      <PdfPreview />
    </FormColumn>
  );
}

/** Lists the receivers, inside and outside separately on outgoing letters. */
function recipientFacts(draft: Draft): [string, string | string[]][] {
  const [to, ccs] = [draft.receivers.map(printedName), draft.ccs.map(printedName)];
  const listed = (names: string[]) => (names.length > 0 ? names : say(summaryWords.none));
  if (flowOf(draft) !== 'internal-eksternal')
    return [
      [say(summaryWords.receivers), to],
      [say(summaryWords.ccs), listed(ccs)],
    ];
  const there = outside(draft);
  return [
    [say(summaryWords.outsideReceivers), there.to],
    [say(summaryWords.address), there.address],
    [say(summaryWords.outsideCcs), listed(there.ccs)],
    [say(summaryWords.insideReceivers), listed(to)],
    [say(summaryWords.insideCcs), listed(ccs)],
  ];
}
