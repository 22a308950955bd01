import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Alert } from '../../components/feedback/Alert.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import { formatDate } from '../../components/date/date.ts';
import { badgeLink, sentence } from './aiDisclosure.css.ts';

export interface AiDisclosureProps {
  /**
   * `short` is a sentence, `prominent` a notice at the top of a page, `badge` a badge that is a link. For the full text, use
   * FullAiDisclosure. @default 'short'
   */
  variant?: 'badge' | 'short' | 'prominent' | undefined;
  /**
   * The model that wrote the content, such as 'Gemini Flash'; null if only templates and the course's facts were used.
   * If omitted, the sentence is about all courses.
   */
  provider?: string | null | undefined;
  /** ISO date of generation. */
  date?: string | undefined;
  /** Whether the course has no assessment that learners can take now. @default false */
  isUngraded?: boolean | undefined;
  /** @default '/ai-transparency' */
  href?: string | undefined;
}

/** States that the content beside it is AI-generated, and what else is illustrative. */
export function AiDisclosure({
  variant = 'short',
  provider,
  date,
  isUngraded = false,
  href = '/ai-transparency',
}: AiDisclosureProps): ReactNode {
  if (variant === 'badge') {
    return (
      <AppLink href={href} className={badgeLink} data-component="AiDisclosure">
        <Badge tone="info" icon={<Icon icon={icons.sparkles} size="sm" />}>
          AI-Generated
        </Badge>
      </AppLink>
    );
  }
  const words = (
    <>
      {provider === undefined ? everyCourse : <OneCourse provider={provider} date={date} />}
      {isUngraded && ungraded} <Link href={href}>How we use AI</Link>
    </>
  );
  if (variant === 'prominent') return <Alert title="AI-generated content">{words}</Alert>;
  return (
    <p className={sentence} data-component="AiDisclosure">
      <Icon icon={icons.sparkles} />
      <span>{words}</span>
    </p>
  );
}

const everyCourse =
  'Course curricula and instructor profiles are AI-generated; enrollment figures and testimonials are illustrative.';

const ungraded =
  ' This course has no assessment now. A generated question grades nobody until a person has approved it.';

function OneCourse({ provider, date }: { provider: string | null; date: string | undefined }): ReactNode {
  if (provider === null) {
    return (
      <>
        This curriculum, with its lessons and any questions in them, is a first draft, composed by templates
        from the course’s facts
        {date && ` on ${formatDate(date)}`}; no model was used. Enrollment figures are illustrative.
      </>
    );
  }
  return (
    <>
      The curriculum, the lessons with any questions in them, and the instructor profile are AI-generated:
      written by {provider}
      {date && ` on ${formatDate(date)}`}. Enrollment figures are illustrative.
    </>
  );
}
