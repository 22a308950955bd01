import { type ReactNode, useId } from 'react';
import { Badge, type Tone } from '../../components/badge/Badge.tsx';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Card } from '../../components/card/Card.tsx';
import { CodeText } from '../../components/code-text/CodeText.tsx';
import { ProgressBar } from '../../components/feedback/ProgressBar.tsx';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { Heading } from '../../components/text/Heading.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { CourseMotif } from '../course/CourseMotif.tsx';
import { cardHead } from '../course/CourseMotif.css.ts';
import { courseLength, type CourseSummary } from '../course/course.ts';
import {
  actions,
  column,
  container,
  enrollment as enrollmentClass,
  fact,
  facts,
  statusWord,
} from './learning.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

/** The statuses of an enrollment. */
export type EnrollmentStatus = 'active' | 'completed' | 'paused';

export interface EnrollmentSummary {
  id: string;
  status: EnrollmentStatus;
  course: Pick<CourseSummary, 'id' | 'title' | 'description' | 'duration' | 'hours' | 'level' | 'track'>;
  /** 0 to 100. */
  progress: number;
  certificate_number?: string | null | undefined;
}

export interface EnrollmentCardProps {
  enrollment: EnrollmentSummary;
  learnHref: string;
  detailsHref: string;
  /** The address that the certificate number links to; without it the number is plain text. */
  certificateHref?: string | undefined;
  /** The page with the certificate and the next steps of a completed course. */
  completionHref?: string | undefined;
  /** Why there are no lessons to open, in place of the link to them. */
  unready?: string | undefined;
  onPause?: (() => void) | undefined;
  onResume?: (() => void) | undefined;
  /** Whether it is being paused or resumed. @default false */
  isPending?: boolean | undefined;
  /** More actions or facts, such as the toolkit's. */
  children?: ReactNode;
}

/** An enrolled course: status, facts, progress, the link to its lessons, 'Details', pause and resume. */
export function EnrollmentCard(props: EnrollmentCardProps): ReactNode {
  const { enrollment, children } = props;
  const { course, status, progress } = enrollment;
  const titleId = useId();
  const look = statusLooks[status];
  return (
    <Card as="article" isRaised aria-labelledby={titleId}>
      <div className={container} data-component="EnrollmentCard" data-status={status}>
        <div className={enrollmentClass}>
          <div className={column}>
            <div className={cardHead}>
              <Inline>
                <StatusBadge tone={look.tone} icon={look.icon}>
                  <span className={statusWord}>{status}</span>
                </StatusBadge>
                <Badge>{course.level}</Badge>
              </Inline>
              <CourseMotif course={course} />
            </div>
            <Heading level={3} size="sm" id={titleId}>
              {course.title}
            </Heading>
            <p className={muted}>{course.description}</p>
            <Facts {...props} />
            <ProgressBar label="Progress" value={progress} />
            {children}
          </div>
          <Actions {...props} titleId={titleId} />
        </div>
      </div>
    </Card>
  );
}

const statusLooks: Record<EnrollmentStatus, { tone: Tone; icon: IconSource }> = {
  active: { tone: 'success', icon: icons.play },
  completed: { tone: 'info', icon: icons.circleCheck },
  paused: { tone: 'warning', icon: icons.pause },
};

function Facts({ enrollment, certificateHref }: EnrollmentCardProps): ReactNode {
  const { course, certificate_number } = enrollment;
  const number = certificate_number && <CodeText>{certificate_number}</CodeText>;
  return (
    <ul className={facts}>
      <li className={fact}>
        <Icon icon={icons.clock} size="sm" />
        {courseLength(course)}
      </li>
      <li className={fact}>
        <Icon icon={icons.layers} size="sm" />
        {course.track}
      </li>
      {number && (
        <li className={fact}>
          <Icon icon={icons.award} size="sm" label="Certificate" />
          {certificateHref === undefined ? number : <Link href={certificateHref}>{number}</Link>}
        </li>
      )}
    </ul>
  );
}

/** Returns the offered change of the status: pausing an active course, or resuming a paused one. */
function statusChange({
  enrollment,
  onPause,
  onResume,
}: EnrollmentCardProps): { label: string; onPress: () => void } | undefined {
  if (enrollment.status === 'active' && onPause) return { label: 'Pause', onPress: onPause };
  if (enrollment.status === 'paused' && onResume) return { label: 'Resume enrollment', onPress: onResume };
  return undefined;
}

/** Returns the label of the link to the lessons. */
function learnLabel({ status, progress }: EnrollmentSummary): string {
  if (status === 'completed') return 'Review';
  if (status === 'paused') return 'Resume';
  return progress === 0 ? 'Start Learning' : 'Continue Learning';
}

function Actions(props: EnrollmentCardProps & { titleId: string }): ReactNode {
  const { detailsHref, completionHref, unready, isPending, titleId } = props;
  const change = statusChange(props);
  return (
    <div className={actions}>
      {completionHref !== undefined && (
        <ButtonLink href={completionHref} isFullWidth aria-describedby={titleId}>
          Certificate
        </ButtonLink>
      )}
      {unready === undefined ? <LearnLink {...props} /> : <p className={muted}>{unready}</p>}
      <ButtonLink href={detailsHref} variant="neutral" isFullWidth aria-describedby={titleId}>
        Details
      </ButtonLink>
      {/* One button for both, so that focus stays on it when the status changes. */}
      {change && (
        <Button
          variant="quiet"
          isFullWidth
          isPending={isPending}
          onPress={change.onPress}
          aria-describedby={titleId}
        >
          {change.label}
        </Button>
      )}
    </div>
  );
}

/** The link to the lessons. It also resumes a paused enrollment. */
function LearnLink({
  enrollment,
  learnHref,
  completionHref,
  onResume,
  titleId,
}: EnrollmentCardProps & { titleId: string }): ReactNode {
  return (
    <ButtonLink
      href={learnHref}
      variant={completionHref === undefined ? 'primary' : 'neutral'}
      isFullWidth
      aria-describedby={titleId}
      onPress={enrollment.status === 'paused' ? onResume : undefined}
    >
      {learnLabel(enrollment)}
    </ButtonLink>
  );
}
