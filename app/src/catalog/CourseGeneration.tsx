import type { ReactNode, RefObject } from 'react';
import { Generation } from '../pages/course/Generation.tsx';
import { type GenerationOf, useGeneration } from './useGeneration.ts';

interface CourseGenerationProps extends GenerationOf {
  /** What stays while the button, the progress and the details take turns: it keeps the focus. */
  region: RefObject<HTMLElement | null>;
}

/** A course without details: the button that has them written, and what becomes of it. */
export default function CourseGeneration({ region, ...course }: CourseGenerationProps): ReactNode {
  const { start, cancel, ...generation } = useGeneration(course);
  // The pressed button disappears; the focus stays in its region.
  const keepFocus = (act: () => Promise<void>) => () => void act().then(() => region.current?.focus());
  return <Generation {...generation} onStart={keepFocus(start)} onCancel={keepFocus(cancel)} />;
}
