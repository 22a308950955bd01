import type { ReactNode } from 'react';
import { toneIcons } from '../../components/badge/StatusBadge.tsx';
import { Card } from '../../components/card/Card.tsx';
import { Spinner } from '../../components/spinner/Spinner.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Heading } from '../../components/text/Heading.tsx';
import { smallMuted } from '../../theme/mutedText.css.ts';
import { facts as factsClass, value as valueClass } from './certificate.css.ts';
import type { CredentialCheckState, CredentialCheckStep } from './CredentialCheck.tsx';
import {
  action as actionClass,
  detail,
  label as labelClass,
  mark,
  part,
  step as stepClass,
  verdict as verdictClass,
  verdictIcon,
  verdictText,
  word,
} from './CredentialCheck.css.ts';

export interface CredentialCheckResultProps {
  check: Extract<CredentialCheckState, { status: 'checking' | 'done' }>;
  /** A link or a form below what the badge says, such as a link to the certificate. */
  action?: ReactNode;
}

/** The steps and the result of a badge file's check, inside a CredentialCheck. */
export function CredentialCheckResult({ check, action }: CredentialCheckResultProps): ReactNode {
  const facts = check.status === 'done' ? (check.facts ?? []) : [];
  return (
    <Card isRaised padding="none">
      <Verdict check={check} />
      {facts.length > 0 && (
        <div className={part}>
          <dl className={factsClass}>
            {facts.map(([term, value]) => (
              <div key={term}>
                <dt className={smallMuted}>{term}</dt>
                <dd className={valueClass}>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ))}
          </dl>
          {action && <div className={actionClass}>{action}</div>}
        </div>
      )}
      <ol className={part} aria-label="Steps of the check">
        {check.steps.map((step) => (
          <Step key={step.id} {...step} />
        ))}
      </ol>
    </Card>
  );
}

function Verdict({ check }: Pick<CredentialCheckResultProps, 'check'>): ReactNode {
  const { tone, title, text } =
    check.status === 'done'
      ? check.verdict
      : { tone: 'neutral' as const, title: 'Checking…', text: undefined };
  return (
    <div className={verdictClass} data-part="verdict" data-tone={tone}>
      <span className={verdictIcon}>
        {check.status === 'checking' ? <Spinner /> : <Icon icon={toneIcons[tone]} size="xl" />}
      </span>
      <div className={verdictText}>
        <Heading level={3}>{title}</Heading>
        {text && <p>{text}</p>}
      </div>
    </div>
  );
}

const marks = {
  waiting: icons.circle,
  running: undefined,
  passed: icons.circleCheck,
  failed: icons.circleX,
  open: icons.circleMinus,
};

const words = {
  waiting: 'Waiting',
  running: 'Checking',
  passed: 'Passed',
  failed: 'Failed',
  open: 'Not checked',
};

function Step({ label, status, detail: text }: CredentialCheckStep): ReactNode {
  const icon = marks[status];
  return (
    <li className={stepClass} data-status={status}>
      <span className={mark}>{icon ? <Icon icon={icon} /> : <Spinner size="sm" />}</span>
      <p className={labelClass}>{label}</p>
      <p className={word}>{words[status]}</p>
      {text && <p className={detail}>{text}</p>}
    </li>
  );
}
