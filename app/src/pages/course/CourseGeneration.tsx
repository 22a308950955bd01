import type { ReactNode, RefObject } from 'react';
import { Generation } from './Generation.tsx';
import { type GenerationOf, useGeneration } from './useGeneration.ts';

interface CourseGenerationProps extends GenerationOf {
  /** The element around the button, the progress and the details: it gets the focus when one replaces another. */
  region: RefObject<HTMLElement | null>;
}

/** Generates the details of a course that has none: the button, the progress and the result. */
export default function CourseGeneration({ region, ...course }: CourseGenerationProps): ReactNode {
  const { start, cancel, ...generation } = useGeneration(course);
  // The pressed button disappears, so its region gets the focus.
  const keepFocus = (act: () => Promise<void>) => () => void act().then(() => region.current?.focus());
  return <Generation {...generation} onStart={keepFocus(start)} onCancel={keepFocus(cancel)} />;
}
