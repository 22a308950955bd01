import type { ReactNode } from 'react';
import { Badge } from '../../components/badge/Badge.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import { formatDate } from '../date.ts';
import { badgeLink, sentence } from './disclosure.css.ts';

export interface AiDisclosureProps {
  /** `badge` is a word with a link, `short` a sentence. @default 'short' */
  variant?: 'badge' | 'short' | undefined;
  /** What wrote it, as 'Gemini Flash' or 'the offline generator'. */
  provider?: string | undefined;
  /** ISO date of writing. */
  date?: string | undefined;
  /** @default '/ai-transparency' */
  href?: string | undefined;
}

/** Says that a machine wrote what stands beside it. */
export function AiDisclosure({
  variant = 'short',
  provider = 'a generative AI model',
  date,
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
  return (
    <p className={sentence} data-component="AiDisclosure">
      <Icon icon={icons.sparkles} />
      <span>
        The curriculum and instructor profile are AI-generated: written by {provider}
        {date && ` on ${formatDate(date)}`}. <Link href={href}>How we use AI</Link>
      </span>
    </p>
  );
}
