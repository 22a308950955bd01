import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type AnatomyPart, findPart } from './anatomy.ts';
import { figure, marker } from './anatomy.css.ts';

export interface AnatomyFigureProps {
  parts: readonly AnatomyPart[];
  children: ReactNode;
}

/** In px from the figure's top left corner. */
interface Place {
  left: number;
  top: number;
}

function placeOf(container: HTMLElement, part: AnatomyPart): Place | undefined {
  const element = findPart(container, part);
  // A part may be hidden where the figure is narrow.
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

/** A component with a number beside each of its parts; the numbers follow it when its size changes. */
export function AnatomyFigure({ parts, children }: AnatomyFigureProps): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly (Place | undefined)[]>([]);
  useEffect(() => {
    const element = container.current;
    if (!element) return undefined;
    const measure = () => {
      const next = parts.map((part) => placeOf(element, part));
      setPlaces((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next));
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(element);
    // Overlays are rendered beside the story, some time after it.
    const changes = new MutationObserver(measure);
    changes.observe(document.body, { childList: true, subtree: true });
    // They follow the window, which the figure does not.
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
      {places.map(
        (place, index) =>
          place && (
            <span key={index} aria-hidden className={marker({ side: parts[index]?.side })} style={place}>
              {index + 1}
            </span>
          ),
      )}
    </div>
  );
}
