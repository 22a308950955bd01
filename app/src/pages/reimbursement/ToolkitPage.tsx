import {
  Alert,
  Breadcrumbs,
  Button,
  ButtonLink,
  Disclosure,
  EmployerLinkPanel,
  type EmployerLinkPanelProps,
  Heading,
  Inline,
  Link,
  OutcomeForm,
  type OutcomeFormProps,
  PolicyChecklist,
  RecordFacts,
  ReimbursementRecord,
  Section,
  Stack,
  TaxDisclaimer,
  Text,
  Timeline,
  ToolkitDocuments,
  type ToolkitDocumentsProps,
} from '@redwhiteandcode/design-system';
import { annualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import { latestToday, withDays } from '@redwhiteandcode/contract/calendar/calendar.ts';
import { earlierDecisionText } from '@redwhiteandcode/contract/reimbursement/employer-decision.ts';
import { planFacts } from '@redwhiteandcode/contract/reimbursement/plan-facts.ts';
import { matchPolicy } from '@redwhiteandcode/contract/reimbursement/policy.ts';
import type { CapMeter, Toolkit } from '@redwhiteandcode/contract/reimbursement/toolkits.ts';
import {
  firstOutcomeDay,
  nextOutcomes,
  toolkitForms,
} from '@redwhiteandcode/contract/reimbursement/toolkit-rules.ts';
import type { ReactNode } from 'react';
import { learningRecordNote } from '../../parts/credentials/learningRecordCopy.ts';
import { PlanPaymentNote } from '../../parts/reimbursement/PlanPaymentNote.tsx';
import { reimbursementCopy as copy } from './reimbursementCopy.ts';
import { Part } from '../../shell/frame/Part.tsx';
import { toolkitHref } from '../../parts/reimbursement/addresses.ts';
import {
  enteredFacts,
  limitFacts,
  nextStepOf,
  paidForOthers,
  paymentOf,
  situationOf,
  toolkitDays,
  toolkitHistory,
} from './toolkitTexts.ts';

export interface ToolkitPageProps
  extends Pick<ToolkitDocumentsProps, 'pendingFile' | 'onDownload' | 'onDownloadAll'>,
    Pick<EmployerLinkPanelProps, 'onCreate' | 'onRevoke' | 'onCopy'>,
    Pick<OutcomeFormProps, 'onRecord' | 'defaultStatus'> {
  toolkit: Toolkit;
  /** The cap of the toolkit's year; undefined while it is loading. */
  cap: CapMeter | undefined;
  /** The learner's calendar date (ISO date). */
  today: string;
  /** The address of the link that was just created. */
  linkUrl: string | undefined;
  onOpenLetter: () => void;
}

/** The page of a toolkit: the next step, documents, the employer's link, the outcome, the limit, and the history. */
export function ToolkitPage(props: ToolkitPageProps): ReactNode {
  const { toolkit } = props;
  return (
    <Section width="md">
      <Stack gap={24}>
        <Breadcrumbs items={[{ label: copy.title, href: '/reimbursement' }, { label: copy.toolkit }]} />
        <Heading level={1} size="display">
          {copy.toolkit}
        </Heading>
        <ReimbursementRecord reimbursement={toolkitDays(toolkit)} />
        <NextStep {...props} />
        <Part
          id="toolkit-documents"
          title={copy.documentsTitle}
          text={copy.documentsText(toolkit.facts_version)}
        >
          <ToolkitDocuments
            available={toolkit.documents}
            hasCertificate={toolkit.certificate_number !== null}
            missing={{ receipt: copy.receiptLater }}
            pendingFile={props.pendingFile}
            onDownload={props.onDownload}
            onDownloadAll={props.onDownloadAll}
          />
        </Part>
        <Part id="toolkit-link" title={copy.linkTitle}>
          {toolkit.earlier_decisions.length > 0 && (
            <Alert tone="info" title={copy.earlierTitle(toolkit.link?.state === 'open')}>
              {toolkit.earlier_decisions.map(earlierDecisionText).join(' ')}
            </Alert>
          )}
          {toolkit.status === 'paid' && !toolkit.link ? (
            <Text>{copy.linkClosed}</Text>
          ) : (
            <EmployerLinkPanel
              link={toolkit.link && withDays(toolkit.link, { expires_at: 'linkExpires' })}
              views={toolkit.views ?? []}
              url={props.linkUrl}
              hrEmail={toolkit.hr_email}
              countsByEmail={toolkit.counts_by_email}
              onCreate={props.onCreate}
              onRevoke={props.onRevoke}
              onCopy={props.onCopy}
            />
          )}
        </Part>
        <Part id="toolkit-outcome" title={copy.outcomeTitle} text={copy.outcomeText}>
          <OutcomeForm
            // A changed status offers other outcomes.
            key={toolkit.status}
            outcomes={nextOutcomes[toolkit.status]}
            defaultStatus={props.defaultStatus}
            firstDayOf={(status) => firstOutcomeDay(toolkit, status).from}
            today={latestToday()}
            validate={(values) => toolkitForms.validateOutcome(toolkit, latestToday())(values)}
            letterRules={toolkitForms.letterRules}
            onRecord={props.onRecord}
          />
        </Part>
        <Plan {...props} />
        <Limit {...props} />
        <Part id="toolkit-facts" title={copy.factsTitle}>
          <RecordFacts items={enteredFacts(toolkit)} />
          <div>
            <ButtonLink href={`${toolkitHref(toolkit.id)}/edit`} variant="neutral" size="sm">
              {copy.edit}
            </ButtonLink>
          </div>
        </Part>
        <Part id="toolkit-history" title={copy.historyTitle}>
          <Timeline label={copy.history} items={toolkitHistory(toolkit)} />
        </Part>
      </Stack>
    </Section>
  );
}

const matchOf = ({ toolkit, today }: Pick<ToolkitPageProps, 'toolkit' | 'today'>) =>
  matchPolicy(toolkit.plan, situationOf(toolkit, today, toolkit.status));

function NextStep({ toolkit, today, onOpenLetter }: ToolkitPageProps): ReactNode {
  const { status, order_id, denial_reason, has_letter, is_paid_for } = toolkit;
  const isDenied = status === 'denied';
  const isDue = !is_paid_for && !isDenied && status !== 'paid';
  const isUndecided = status === 'generated' || status === 'submitted';
  const isApprovalFirst =
    isDue && isUndecided && matchOf({ toolkit, today }).checklist.some(({ id }) => id === 'get-approval');
  return (
    <Alert
      tone={status === 'paid' ? 'success' : 'info'}
      title={copy.nextTitle}
      action={
        (order_id !== null && (isDenied || isDue)) || isApprovalFirst || has_letter ? (
          <Inline gap={12}>
            {isApprovalFirst && (
              <ButtonLink href="#toolkit-link" size="sm">
                {copy.approvalFirst}
              </ButtonLink>
            )}
            {order_id !== null && (isDenied || isDue) && (
              <ButtonLink href={`/account/orders/${order_id}`} size="sm" variant="neutral">
                {isDenied ? copy.refund : copy.pay}
              </ButtonLink>
            )}
            {has_letter && (
              <Button size="sm" variant="neutral" onPress={onOpenLetter}>
                {copy.letter}
              </Button>
            )}
          </Inline>
        ) : undefined
      }
    >
      {nextStepOf(toolkit)}
      {isApprovalFirst && <> {copy.approvalFirstText}</>}
      {isDenied && denial_reason && <> {copy.reason(denial_reason)}</>}
    </Alert>
  );
}

function Plan({ toolkit, today, cap }: ToolkitPageProps): ReactNode {
  const match = matchOf({ toolkit, today });
  const facts = planFacts(toolkit.plan);
  const payment = paymentOf(toolkit.plan, toolkit, {
    year: toolkit.plan_year,
    otherCents: toolkit.other_assistance_cents,
    paidCents: paidForOthers(toolkit, cap),
  });
  return (
    <Part id="toolkit-plan" title={copy.planTitle}>
      <PlanPaymentNote payment={payment} />
      <PolicyChecklist {...match} />
      {facts.length > 0 && (
        <Disclosure title={copy.planFacts}>
          <RecordFacts items={facts} />
        </Disclosure>
      )}
      {match.checklist.some(({ id }) => id === 'send-certificate' || id === 'ask-certificate') && (
        <Text size="sm">
          <Link href="/account/learning-record">{learningRecordNote.link}</Link>
        </Text>
      )}
    </Part>
  );
}

function Limit({ toolkit, cap }: ToolkitPageProps): ReactNode {
  const { items, isAbove } = limitFacts({
    year: toolkit.plan_year,
    priceCents: toolkit.amount_cents,
    otherCents: toolkit.other_assistance_cents,
    paidCents: paidForOthers(toolkit, cap),
  });
  return (
    <Part id="toolkit-limit" title={copy.limitTitle}>
      <RecordFacts items={items} />
      {isAbove && <Text size="sm">{copy.aboveText}</Text>}
      <TaxDisclaimer annualLimit={limitText(annualLimit(toolkit.plan_year))} />
    </Part>
  );
}
