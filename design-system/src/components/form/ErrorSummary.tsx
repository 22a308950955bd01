import { type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../icon/Icon.tsx';
import * as icons from '../icon/icons.ts';
import { link, list, summary, summaryBody, summaryIcon, summaryTitle } from './Form.css.ts';

/** A field with an error. */
export interface FieldProblem {
  /** The id of the control, the target of the link. */
  id: string;
  /** The field's label. */
  label: string;
  /** The error as it is shown at the field. */
  message: string;
}

export interface ErrorSummaryProps {
  /** The fields with errors, in the order of the form. */
  problems: readonly FieldProblem[];
  /** @default 'Please correct 2 fields', with the number of problems */
  title?: string | undefined;
  /** The heading level of the title. @default 2 */
  headingLevel?: 2 | 3 | 4 | undefined;
  /** The root element, which can receive focus. */
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Lists the errors of a form, each as a link to its field. It is read when it takes focus, and not announced a second time. */
export function ErrorSummary({
  problems,
  title = problems.length === 1 ? 'Please correct 1 field' : `Please correct ${problems.length} fields`,
  headingLevel = 2,
  ref,
}: ErrorSummaryProps): ReactNode {
  const id = useId();
  const Heading = `h${headingLevel}` as const;
  const goToField = (event: MouseEvent<HTMLAnchorElement>, problem: FieldProblem) => {
    const control = document.getElementById(problem.id);
    if (!control) return;
    event.preventDefault();
    // Centers the whole field, so that a sticky bar at the top does not cover its label.
    (control.closest('[data-component]') ?? control).scrollIntoView({ block: 'center' });
    control.focus({ preventScroll: true });
  };
  return (
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      aria-labelledby={id}
      aria-describedby={`${id}-list`}
      className={summary}
      data-component="ErrorSummary"
    >
      <span className={summaryIcon}>
        <Icon icon={icons.circleExclamationPoint} />
      </span>
      <div className={summaryBody}>
        <Heading id={id} className={summaryTitle}>
          {title}
        </Heading>
        <ul id={`${id}-list`} className={list}>
          {problems.map((problem) => (
            <li key={problem.id}>
              <a href={`#${problem.id}`} className={link} onClick={(event) => goToField(event, problem)}>
                {problem.label}: {problem.message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
