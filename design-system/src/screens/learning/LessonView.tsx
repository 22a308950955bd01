import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Prose, type SanitizedHtml } from '../../components/prose/Prose.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { LessonNavigation } from './LessonNavigation.tsx';
import { article, completion, lessonHead, lessonHeading } from './learning.css.ts';
import { muted } from '../../theme/mutedText.css.ts';

export interface LessonViewProps {
  title: string;
  /** Above the title. */
  moduleTitle?: string | undefined;
  /** Sanitized by the caller. */
  html: SanitizedHtml;
  isCompleted: boolean;
  onCompletedChange: (isCompleted: boolean) => void;
  /** What completing the lesson does besides, such as opening another page. */
  completionNote?: string | undefined;
  /** Left out on the first lesson: 'Previous' is then disabled. */
  previousHref?: string | undefined;
  /** Left out on the last lesson: 'Next' is then disabled. */
  nextHref?: string | undefined;
  /** The h1, which takes focus after moving to another lesson. */
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  /** Beside the module's title, such as AiBadge. */
  disclosure?: ReactNode;
  /** Under the content, such as AiProvenance. */
  provenance?: ReactNode;
}

/** A lesson: heading, 'Mark complete', content, 'Previous' and 'Next'. */
export function LessonView(props: LessonViewProps): ReactNode {
  const { title, moduleTitle, html, isCompleted, onCompletedChange, headingRef, disclosure } = props;
  return (
    <article className={article} data-component="LessonView">
      <header className={lessonHead}>
        {(moduleTitle || disclosure) && (
          <Inline justify="between">
            <p className={muted}>{moduleTitle}</p>
            {disclosure}
          </Inline>
        )}
        <h1 ref={headingRef} tabIndex={-1} className={lessonHeading}>
          {title}
        </h1>
      </header>
      <Prose html={html} />
      {props.provenance}
      <div className={completion}>
        <Checkbox isSelected={isCompleted} onChange={onCompletedChange} description={props.completionNote}>
          Mark complete
        </Checkbox>
      </div>
      <LessonNavigation previousHref={props.previousHref} nextHref={props.nextHref} />
    </article>
  );
}
