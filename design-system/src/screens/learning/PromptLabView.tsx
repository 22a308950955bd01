import type { ReactNode } from 'react';
import { Prose } from '../../components/prose/Prose.tsx';
import type { WorkBlockProps } from './lessonBlock.ts';
import type { PromptLabBlock } from '../labs/lab.ts';

/** A prompt lab. */
export function PromptLabView({ block }: WorkBlockProps<PromptLabBlock>): ReactNode {
  return <Prose html={block.html} />;
}
