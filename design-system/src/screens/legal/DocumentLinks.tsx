import type { ReactNode } from 'react';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { NewTab } from '../../components/link/NewTab.tsx';
import { AppLink } from '../../link/LinkProvider.tsx';
import {
  document,
  documentIcon,
  documentLink,
  documents as documentsClass,
  documentText,
} from './lists.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

interface OfficialDocument {
  title: string;
  href: string;
  /** 'Internal Revenue Service, irs.gov'. */
  publisher: string;
  description?: string | undefined;
}

export interface DocumentLinksProps {
  documents: readonly OfficialDocument[];
}

/** Official sources with their publishers; each opens in a new tab. */
export function DocumentLinks({ documents }: DocumentLinksProps): ReactNode {
  return (
    <ul className={documentsClass} data-component="DocumentLinks">
      {documents.map(({ title, href, publisher, description }) => (
        <li key={href} className={document}>
          <span className={documentIcon}>
            <Icon icon={icons.fileText} />
          </span>
          <div className={documentText}>
            <p>
              <AppLink href={href} target="_blank" rel="noopener noreferrer" className={documentLink}>
                {title}
                <NewTab />
              </AppLink>
            </p>
            {description && <p>{description}</p>}
            <p className={smallMuted}>{publisher}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
