import type { ReactNode } from 'react';
import type { BlockFormProps } from './blockForm.ts';
import type { BlockDraft, BlockType } from './blockDraft.ts';
import { CalloutBlockForm } from './CalloutBlockForm.tsx';
import { CheckBlockForm } from './CheckBlockForm.tsx';
import { CodeBlockForm } from './CodeBlockForm.tsx';
import { DownloadBlockForm } from './DownloadBlockForm.tsx';
import { ExerciseBlockForm } from './ExerciseBlockForm.tsx';
import { FigureBlockForm } from './FigureBlockForm.tsx';
import { PythonLabForm } from './PythonLabForm.tsx';
import { PromptLabForm } from './PromptLabForm.tsx';
import { SqlLabForm } from './SqlLabForm.tsx';
import { TableBlockForm } from './TableBlockForm.tsx';
import { TextBlockForm } from './TextBlockForm.tsx';
import { WorkedExampleBlockForm } from './WorkedExampleBlockForm.tsx';

interface AnyBlockFormProps extends Omit<BlockFormProps<BlockType>, 'block' | 'onChange' | 'onRemove'> {
  block: BlockDraft;
  onChange: (values: Partial<BlockDraft>) => void;
  onRemove: (name: string, values: Partial<BlockDraft>, path: string) => void;
}

/** The form of a block of any type. */
export function BlockForm({ block, ...rest }: AnyBlockFormProps): ReactNode {
  switch (block.type) {
    case 'text':
      return <TextBlockForm block={block} {...rest} />;
    case 'callout':
      return <CalloutBlockForm block={block} {...rest} />;
    case 'worked_example':
      return <WorkedExampleBlockForm block={block} {...rest} />;
    case 'code':
      return <CodeBlockForm block={block} {...rest} />;
    case 'table':
      return <TableBlockForm block={block} {...rest} />;
    case 'figure':
      return <FigureBlockForm block={block} {...rest} />;
    case 'download':
      return <DownloadBlockForm block={block} {...rest} />;
    case 'check':
      return <CheckBlockForm block={block} {...rest} />;
    case 'exercise':
      return <ExerciseBlockForm block={block} {...rest} />;
    case 'python_lab':
      return <PythonLabForm block={block} {...rest} />;
    case 'sql_lab':
      return <SqlLabForm block={block} {...rest} />;
    case 'prompt_lab':
      return <PromptLabForm block={block} {...rest} />;
  }
}
