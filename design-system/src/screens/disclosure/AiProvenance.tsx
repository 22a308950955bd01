import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { formatDate } from '../date.ts';
import { sentence } from './disclosure.css.ts';

export interface AiProvenanceProps {
  /** Whose model wrote it, as 'Google'. */
  provider: string;
  /** The model's name, as 'gemini-flash'. */
  model: string;
  /** ISO date of writing. */
  date: string;
  /** @default '/ai-transparency' */
  href?: string | undefined;
}

/** Where a machine-written lesson comes from: provider, model and date, in a line. */
export function AiProvenance({
  provider,
  model,
  date,
  href = '/ai-transparency',
}: AiProvenanceProps): ReactNode {
  return (
    <p className={sentence} data-component="AiProvenance">
      <Icon icon={icons.sparkles} />
      <span>
        AI-generated lesson: written by {model} ({provider}) on{' '}
        <time dateTime={date}>{formatDate(date)}</time>. Check important facts.{' '}
        <Link href={href}>How we use AI</Link>
      </span>
    </p>
  );
}
