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
}

/** The end of a marketing page: what to do next, on a navy panel. Place it in a Section without a title. */
export function CallToAction({ title, description, actions, note }: CallToActionProps): ReactNode {
  const headingId = useId();
  return (
    <section className={frame} aria-labelledby={headingId} data-component="CallToAction">
      <div className={panel} data-theme="dark">
        <div className={words}>
          <h2 id={headingId} className={heading}>
            {title}
          </h2>
          {description && <p className={leadText}>{description}</p>}
        </div>
        <div className={actionsClass}>{actions}</div>
        {note && <div className={noteClass}>{note}</div>}
      </div>
    </section>
  );
}
