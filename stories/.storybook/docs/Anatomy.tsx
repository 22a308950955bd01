import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnatomyPart, findPart } from './anatomy.ts';
import { figure, marker, number } from './anatomy.css.ts';
import { Inline, Stack, Text } from '@redwhiteandcode/design-system';
import type { PreparedStory } from 'storybook/internal/types';
import { sheet } from './docs.css.ts';
import { DocSection } from './DocSection.tsx';
import { StoryView } from './StoryView.tsx';
import { asSentence, InlineMarkdown } from './InlineMarkdown.tsx';

/** The component with numbered parts and the purpose of each part. */
export function Anatomy({ story }: { story: PreparedStory }): ReactNode {
  const parts: readonly AnatomyPart[] = story.parameters['anatomy'];
  return (
    <DocSection id="anatomy" title="Anatomy">
      <Stack gap={16}>
        <div className={sheet}>
          <StoryView story={story} />
        </div>
        <Stack as="ol" gap={12}>
          {parts.map(({ selector, name, text }, index) => (
            <li key={selector}>
              <Inline gap={12} align="start" isWrapping={false}>
                <span className={number} aria-hidden>
                  {index + 1}
                </span>
                <Text as="span">
                  <strong>{name}:</strong> <InlineMarkdown>{asSentence(text)}</InlineMarkdown>
                </Text>
              </Inline>
            </li>
          ))}
        </Stack>
      </Stack>
    </DocSection>
  );
}

export interface AnatomyFigureProps {
  parts: readonly AnatomyPart[];
  children: ReactNode;
}

/** A position in px from the figure's top left corner. */
interface Position {
  left: number;
  top: number;
}

function positionOf(container: HTMLElement, part: AnatomyPart): Position | undefined {
  const element = findPart(container, part);
  // A narrow figure may hide a part.
  if (!element?.checkVisibility()) return undefined;
  const box = element.getBoundingClientRect();
  const origin = container.getBoundingClientRect();
  const isRightToLeft = getComputedStyle(container).direction === 'rtl';
  const { side = 'start' } = part;
  const horizontal = { top: 0.5, bottom: 0.5, start: isRightToLeft ? 1 : 0, end: isRightToLeft ? 0 : 1 };
  const vertical = { top: 0, bottom: 1, start: 0.5, end: 0.5 };
  return {
    left: box.left + box.width * horizontal[side] - origin.left,
    top: box.top + box.height * vertical[side] - origin.top,
  };
}

/** A component with a number beside each of its parts. The numbers move when the layout changes. */
export function AnatomyFigure({ parts, children }: AnatomyFigureProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [positions, setPositions] = useState<readonly (Position | undefined)[]>([]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = () => {
      const next = parts.map((part) => positionOf(element, part));
      setPositions((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Overlays are rendered outside the story, and later.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    // An overlay's position depends on the window, whose size can change without the figure's.
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      sizes.disconnect();
      changes.disconnect();
    };
  }, [parts]);
  return (
    <div ref={container} className={figure}>
      {children}
      {positions.map(
        (position, index) =>
          position && (
            <span key={index} aria-hidden className={marker({ side: parts[index]?.side })} style={position}>
              {index + 1}
            </span>
          ),
      )}
    </div>
  );
}
