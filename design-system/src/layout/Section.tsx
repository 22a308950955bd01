import { type ReactNode, type Ref, useId } from 'react';
import { Container } from './Container.tsx';
import {
  eyebrow as eyebrowClass,
  section,
  sectionDescription,
  sectionHeader,
  sectionTitle,
} from './layout.css.ts';

export interface SectionProps {
  /** The anchor of the section, which scrolls to 80 px below the top of the window. */
  id?: string | undefined;
  /** A monospaced line above the title. */
  eyebrow?: ReactNode;
  title?: ReactNode;
  /** The introduction below the title. */
  description?: ReactNode;
  /** @default 2 */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** @default 'start' */
  align?: 'start' | 'center' | undefined;
  /** The background; `brand` is navy in both themes. @default 'canvas' */
  tone?: 'canvas' | 'surface' | 'subtle' | 'brand' | undefined;
  /** The width of the content. @default 'lg' */
  width?: 'sm' | 'md' | 'lg' | 'xl' | undefined;
  headingRef?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
}

/** A full-width section of a page, named by its optional heading. Scripts can focus the heading, `{id}-heading`. */
export function Section({
  id,
  eyebrow,
  title,
  description,
  headingLevel = 2,
  align = 'start',
  tone = 'canvas',
  width = 'lg',
  headingRef,
  children,
}: SectionProps): ReactNode {
  const generatedId = useId();
  const headingId = id === undefined ? generatedId : `${id}-heading`;
  const Heading = `h${headingLevel}` as const;
  return (
    <section
      id={id}
      className={section({ tone })}
      aria-labelledby={title === undefined ? undefined : headingId}
      data-component="Section"
      data-theme={tone === 'brand' ? 'dark' : undefined}
    >
      <Container width={width}>
        {title !== undefined && (
          <div className={sectionHeader({ align })}>
            {eyebrow !== undefined && <p className={eyebrowClass}>{eyebrow}</p>}
            <Heading id={headingId} ref={headingRef} tabIndex={-1} className={sectionTitle}>
              {title}
            </Heading>
            {description !== undefined && <p className={sectionDescription}>{description}</p>}
          </div>
        )}
        {children}
      </Container>
    </section>
  );
}
