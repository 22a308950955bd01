import type { ReactNode } from 'react';
import { Icon, type IconSource } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Link } from '../../components/link/Link.tsx';
import { full, part, partHeading, partIcon, partText, report } from './fullAiDisclosure.css.ts';

export interface FullAiDisclosureProps {
  /** The model's name, as settings have it. @default 'a Gemini Flash model from Google' */
  model?: string | undefined;
  /** Where to report a mistake. @default '/contact' */
  contactHref?: string | undefined;
  /** @default 2 */
  headingLevel?: 2 | 3 | undefined;
}

/** The whole disclosure: what a machine wrote, what is illustrative, what people do, and how to report a mistake. */
export function FullAiDisclosure({
  model = 'a Gemini Flash model from Google',
  contactHref = '/contact',
  headingLevel = 2,
}: FullAiDisclosureProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={full} data-component="FullAiDisclosure">
      {parts(model).map(({ icon, title, text }) => (
        <section key={title} className={part}>
          <span className={partIcon}>
            <Icon icon={icon} />
          </span>
          <div>
            <Heading className={partHeading}>{title}</Heading>
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
    text: `Course curricula and instructor profiles are AI-generated, by ${model}. An instructor profile describes the course's voice; it is not a real person's biography.`,
  },
  {
    icon: icons.info,
    title: 'What is illustrative',
    text: 'Enrollment figures and testimonials are illustrative. They show what such numbers and words could look like; they are not measurements or quotations.',
  },
  {
    icon: icons.triangleExclamationPoint,
    title: 'What it can get wrong',
    text: 'A model can state a wrong thing with confidence, and it can be out of date. Check a fact before you rely on it at work, and take advice on law, tax and safety from a person who is qualified to give it.',
  },
  {
    icon: icons.circleCheck,
    title: 'How it is marked',
    text: 'Machine-written content carries an AI-generated badge. A lesson names the provider, the model and the date of writing.',
  },
];
