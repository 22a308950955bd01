import type { ReactNode, Ref } from 'react';
import { Checkbox } from '../../components/field/Checkbox.tsx';
import { Prose, type SanitizedHtml } from '../../components/prose/Prose.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { article, completion, lessonHead, lessonHeading, paging } from './learning.css.ts';
import { muted } from '../../theme/mutedText.css.ts';
import { Button } from '../../components/button/Button.tsx';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';

export interface LessonViewProps {
  title: string;
  /** Above the title. */
  moduleTitle?: string | undefined;
  /** The lesson's text, sanitized by the caller. */
  html?: SanitizedHtml | undefined;
  /** The content, such as LessonBlocks, instead of `html`. */
  children?: ReactNode;
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
  const { title, moduleTitle, html, children, isCompleted, onCompletedChange, headingRef, disclosure } =
    props;
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
      {html === undefined ? children : <Prose html={html} />}
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

/** 'Previous' and 'Next', across module boundaries. */
function LessonNavigation({
  previousHref,
  nextHref,
}: Pick<LessonViewProps, 'previousHref' | 'nextHref'>): ReactNode {
  return (
    <nav className={paging} aria-label="Lessons" data-component="LessonNavigation">
      <Step href={previousHref} label="Previous" iconStart={<Icon icon={icons.arrowLeft} size="sm" />} />
      <Step href={nextHref} label="Next" iconEnd={<Icon icon={icons.arrowRight} size="sm" />} />
    </nav>
  );
}

interface StepProps {
  href: string | undefined;
  label: string;
  iconStart?: ReactNode;
  iconEnd?: ReactNode;
}

function Step({ href, label, ...icons }: StepProps): ReactNode {
  if (href === undefined) {
    return (
      <Button variant="neutral" isDisabled {...icons}>
        {label}
      </Button>
    );
  }
  return (
    <ButtonLink href={href} variant={label === 'Next' ? 'primary' : 'neutral'} {...icons}>
      {label}
    </ButtonLink>
  );
}
