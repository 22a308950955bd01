import type { ReactNode } from 'react';
import { StatusBadge } from '../../components/badge/StatusBadge.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { type ToolkitDraft, type ToolkitEnrollment, toolkitFiles } from './toolkit.ts';
import { document, documentIcon, documents, documentTitle, summary, term } from './toolkit.css.ts';
import { smallMuted } from '../../theme/mutedText.css.ts';

export interface ContentsStepProps {
  draft: ToolkitDraft;
  enrollment: ToolkitEnrollment | undefined;
}

/** The entered details and the documents that are generated from them. */
export function ContentsStep({ draft, enrollment }: ContentsStepProps): ReactNode {
  return (
    <>
      <dl className={summary}>
        <div>
          <dt className={term}>Course</dt>
          <dd>{enrollment?.course_title}</dd>
        </div>
        <div>
          <dt className={term}>Amount</dt>
          <dd>{enrollment?.price}</dd>
        </div>
        <div>
          <dt className={term}>Employer</dt>
          <dd>{draft.employer_name}</dd>
        </div>
        {draft.hr_name && (
          <div>
            <dt className={term}>HR contact</dt>
            <dd>{draft.hr_name}</dd>
          </div>
        )}
      </dl>
      <ul className={documents}>
        {toolkitFiles.map(({ file, title, text }) => {
          const isLater = file === 'certificate' && !enrollment?.hasCertificate;
          return (
            <li key={file} className={document}>
              <span className={documentIcon}>
                <Icon icon={icons.fileText} />
              </span>
              <div>
                <p className={documentTitle}>{title}</p>
                <p className={smallMuted}>
                  {isLater ? 'It is added once you have completed the course.' : text}
                </p>
              </div>
              <StatusBadge tone={isLater ? 'neutral' : 'success'} icon={isLater ? icons.clock : undefined}>
                {isLater ? 'Later' : 'Included'}
              </StatusBadge>
            </li>
          );
        })}
      </ul>
    </>
  );
}
