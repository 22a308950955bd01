import { type ReactNode, useId } from 'react';
import {
  actions as actionsClass,
  frame,
  heading,
  note as noteClass,
  panel,
  words,
} from './CallToAction.css.ts';
import { leadText } from '../../theme/opening.css.ts';

export interface CallToActionProps {
  title: ReactNode;
  description?: ReactNode;
  /** One or two large buttons; the first may be `accent`. */
  actions: ReactNode;
  /** Small print below, such as the tax disclaimer. */
  note?: ReactNode;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** The end of a marketing page: what to do next, on a navy panel. Place it in a Section without a title. */
export function CallToAction({
  title,
  description,
  actions,
  note,
  headingLevel = 2,
}: CallToActionProps): ReactNode {
  const headingId = useId();
  const Heading = `h${headingLevel}` as const;
  return (
    <section className={frame} aria-labelledby={headingId} data-component="CallToAction">
      <div className={panel} data-theme="dark">
        <div className={words}>
          <Heading id={headingId} className={heading}>
            {title}
          </Heading>
          {description && <p className={leadText}>{description}</p>}
        </div>
        <div className={actionsClass}>{actions}</div>
        {note && <div className={noteClass}>{note}</div>}
      </div>
    </section>
  );
}
