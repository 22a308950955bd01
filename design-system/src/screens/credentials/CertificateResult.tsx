import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { formatDate } from '../../components/date/date.ts';
import { type CertificateSummary, stateFacts, stateOf, stateTexts } from './certificateState.ts';
import { resultText } from '../assessment/assessment.ts';
import { assessed, defaultIssuer } from './certificateWords.ts';
import { actions as actionsClass, body, facts, rule, value } from './certificate.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface CertificateResultProps {
  certificate: CertificateSummary;
  /** @default 'Red White and Code' */
  issuer?: string | undefined;
  /** What the reader can do about a certificate that is not valid. @default what a stranger can do */
  advice?: ReactNode;
  /** More facts, such as how the completion of a course is measured. */
  facts?: readonly { title: string; text: string }[] | undefined;
  /** Actions, such as the owner's CertificateDownloads. */
  actions?: ReactNode;
}

/** A certificate that was found, in whichever state it is. */
export function CertificateResult({
  certificate,
  issuer = defaultIssuer,
  advice = stateTexts[stateOf(certificate)].advice,
  facts: more = [],
  actions,
}: CertificateResultProps): ReactNode {
  const state = stateOf(certificate);
  const { tone, label, heading, text } = stateTexts[state];
  return (
    <Card as="section" isRaised padding="lg">
      <div className={body} data-component="CertificateResult" data-status={state}>
        <div className={rule} />
        <div>
          <StatusBadge tone={tone}>{label}</StatusBadge>
        </div>
        <Heading level={2}>{heading}</Heading>
        {text && (
          <p>
            {text} {advice}
          </p>
        )}
        <dl className={facts}>
          <Fact name="Awarded to">{certificate.student_name}</Fact>
          <Fact name={certificate.kind === 'program' ? 'Badge' : 'Course'}>{certificate.course_title}</Fact>
          <Fact name={certificate.kind === 'program' ? 'Earned on' : 'Completed on'}>
            {formatDate(certificate.completion_date)}
          </Fact>
          {certificate.result && (
            <>
              <Fact name={assessed}>{resultText(certificate.result)}</Fact>
              <Fact name={`${assessed} on`}>{formatDate(certificate.result.assessed_on)}</Fact>
            </>
          )}
          <Fact name="Issued by">{issuer}</Fact>
          <Fact name="Certificate number">
            <CodeText>{certificate.certificate_number}</CodeText>
          </Fact>
          {stateFacts(certificate).map(([name, fact]) => (
            <Fact key={name} name={name}>
              {fact}
            </Fact>
          ))}
          {more.map(({ title, text }) => (
            <Fact key={title} name={title}>
              {text}
            </Fact>
          ))}
        </dl>
        {actions && <div className={actionsClass}>{actions}</div>}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }): ReactNode {
  return (
    <div>
      <dt className={smallMuted}>{name}</dt>
      <dd className={value}>{children}</dd>
    </div>
  );
}
