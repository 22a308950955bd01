import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { full, part, partHeading, partIcon, partText, report } from './fullAiDisclosure.css.ts';

export interface FullAiDisclosureProps {
  /** The configured model, with its indefinite article. @default 'a Gemini Flash model from Google' */
  model?: string | undefined;
  /** Where to report a mistake. @default '/contact' */
  contactHref?: string | undefined;
}

/** The full disclosure: what AI generates, what is illustrative, who is responsible, and how to report a mistake. */
export function FullAiDisclosure({
  model = 'a Gemini Flash model from Google',
  contactHref = '/contact',
}: FullAiDisclosureProps): ReactNode {
  return (
    <div className={full} data-component="FullAiDisclosure">
      {parts(model).map(({ icon, title, text }) => (
        <section key={title} className={part}>
          <span className={partIcon}>
            <Icon icon={icon} />
          </span>
          <div>
            <h3 className={partHeading}>{title}</h3>
            <p className={partText}>{text}</p>
          </div>
        </section>
      ))}
      <p className={report}>
        Found something wrong? <Link href={contactHref}>Tell us</Link>, and name the course and the lesson.
      </p>
    </div>
  );
}

const parts = (model: string): { icon: IconSource; title: string; text: string }[] => [
  {
    icon: icons.sparkles,
    title: 'What is AI-generated',
    text: 'Course curricula (outlines, lessons with their questions, exercises, and labs), drafts of assessment questions, and instructor profiles. A generated question grades nobody until a person on our team has approved it. An instructor profile describes the voice of a course; it is not the biography of a real person.',
  },
  {
    icon: icons.squareCode,
    title: 'What writes it',
    text: `New courses are written by ${model}. The model can change, so each course and lesson that records its model names it, with the date. The others were drafted with AI without such a record, and name no model. A draft that was composed without a model says so.`,
  },
  {
    icon: icons.info,
    title: 'What is illustrative',
    text: 'Enrollment figures, testimonials, ratings and program results. They show what such numbers and words could look like; they are not measurements or quotations.',
  },
  {
    icon: icons.triangleExclamationPoint,
    title: 'What it can get wrong',
    text: 'A model can state something false with confidence, and it can be out of date. Check a fact before you rely on it at work, and ask a qualified person about law, tax and safety.',
  },
  {
    icon: icons.circleCheck,
    title: 'How it is marked',
    text: 'Machine-written content is labeled AI-generated where you see it: on the course page, with the instructor profile, and in the player.',
  },
  {
    icon: icons.handHeart,
    title: 'Who is responsible for it',
    text: 'We are. The courses appear under our name, and any mistake in them is ours to correct.',
  },
];
