import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { formatDate } from '../../components/date/date.ts';
import { sentence } from './aiDisclosure.css.ts';

export interface AiProvenanceProps {
  /** The model's provider, such as 'Google'. */
  provider?: string | undefined;
  /** The model's name, such as 'gemini-flash'. */
  model: string;
  /** ISO date of generation. */
  date: string;
  /** @default '/ai-transparency' */
  href?: string | undefined;
}

/** The origin of a generated lesson and its questions in a line: provider, model and date. */
export function AiProvenance({
  provider,
  model,
  date,
  href = '/ai-transparency',
}: AiProvenanceProps): ReactNode {
  const day = <time dateTime={date}>{formatDate(date)}</time>;
  return (
    <p className={sentence} data-component="AiProvenance">
      <Icon icon={icons.sparkles} />
      <span>
        This lesson and any questions in it are AI-generated: written by {model}
        {provider !== undefined && ` (${provider})`} on {day}. Check important facts.{' '}
        <Link href={href}>How we use AI</Link>
      </span>
    </p>
  );
}
