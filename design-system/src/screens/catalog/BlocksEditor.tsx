import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import {
  type BlockDraft,
  blockNameOf,
  blockNames,
  type BlockType,
  copyOfBlock,
  firstFields,
  newBlock,
  summaryOf,
} from './blockDraft.ts';
import { BlockForm } from './BlockForm.tsx';
import type { BlockFiles, LabChecks, RichText } from './blockForm.ts';
import { addNote, blockChevron, blockForm, blockName, blockSummary, blockTrigger } from './blocks.css.ts';
import type { EditorPartProps } from './CourseFields.tsx';
import { removeItem, replaceItem } from './courseDraft.ts';
import { focusField } from './focusField.ts';

/** Where a change of blocks is shown again after it was undone. */
export interface BlockPlace {
  block: string;
  field: string;
}

export interface BlocksEditorProps extends Pick<EditorPartProps, 'errorOf' | 'idOf'> {
  blocks: readonly BlockDraft[];
  onChange: (blocks: BlockDraft[]) => void;
  /** Removes a block or a part of one, and offers to undo that by its name. */
  onRemove: (name: string, blocks: BlockDraft[], place: BlockPlace) => void;
  /** The ids of the open blocks. */
  open: readonly string[];
  onOpen: (ids: string[]) => void;
  richText: RichText;
  files: BlockFiles;
  labs: LabChecks;
}

const types = Object.keys(blockNames) as BlockType[];

/** The blocks of a lesson in order. An open block shows its form; a closed one is one line. */
export function BlocksEditor({
  blocks,
  onChange,
  onRemove,
  open,
  onOpen,
  errorOf,
  idOf,
  richText,
  files,
  labs,
}: BlocksEditorProps): ReactNode {
  // A new block goes after the block in which focus was last.
  const [current, setCurrent] = useState<string>();
  const fieldOf = (id: string, path: string) => `block-${id}.${path}`;
  const insert = (added: BlockDraft, after: string | undefined) => {
    const at = blocks.findIndex(({ id }) => id === after);
    flushSync(() => {
      onChange(blocks.toSpliced(at < 0 ? blocks.length : at + 1, 0, added));
      onOpen([...open, added.id]);
      setCurrent(added.id);
    });
    focusField(fieldOf(added.id, firstFields[added.type]), idOf);
  };
  const remove = (block: BlockDraft) =>
    onRemove(blockNameOf(block), removeItem(blocks, block.id), {
      block: block.id,
      field: fieldOf(block.id, firstFields[block.type]),
    });
  const changed = (id: string, values: Partial<BlockDraft>) =>
    replaceItem(blocks, id, (old) => ({ ...old, ...values }) as BlockDraft);
  const toggle = (id: string, isOpen: boolean) =>
    onOpen(isOpen ? open.filter((other) => other !== id) : [...open, id]);
  const previous = blocks.find(({ id }) => id === current) ?? blocks.at(-1);
  return (
    <Stack gap={12}>
      <ReorderableList
        label="Blocks"
        items={blocks}
        getName={blockNameOf}
        isCompact
        onReorder={onChange}
        renderDetails={(block) =>
          open.includes(block.id) && (
            <div id={idOf(`block-${block.id}`)} className={blockForm} onFocus={() => setCurrent(block.id)}>
              <Stack gap={16}>
                <BlockForm
                  block={block}
                  onChange={(values) => onChange(changed(block.id, values))}
                  onRemove={(name, values, path) =>
                    onRemove(name, changed(block.id, values), {
                      block: block.id,
                      field: fieldOf(block.id, path),
                    })
                  }
                  field={(path) => ({
                    id: idOf(fieldOf(block.id, path)),
                    errorMessage: errorOf(fieldOf(block.id, path)),
                  })}
                  richText={richText}
                  files={files}
                  labs={labs}
                />
                <BlockActions
                  name={blockNameOf(block)}
                  onCopy={() => insert(copyOfBlock(block), block.id)}
                  onRemove={() => remove(block)}
                />
              </Stack>
            </div>
          )
        }
      >
        {(block) => (
          <BlockLine
            block={block}
            isOpen={open.includes(block.id)}
            formId={idOf(`block-${block.id}`)}
            onToggle={() => toggle(block.id, open.includes(block.id))}
            onFocus={() => setCurrent(block.id)}
          />
        )}
      </ReorderableList>
      <AddBlock
        id={idOf('blocks')}
        errorMessage={errorOf('blocks')}
        previous={previous && blockNameOf(previous)}
        onAdd={(type) => insert(newBlock(type), previous?.id)}
      />
    </Stack>
  );
}

interface BlockLineProps {
  block: BlockDraft;
  isOpen: boolean;
  /** The id of the form while the block is open. */
  formId: string;
  onToggle: () => void;
  onFocus: () => void;
}

function BlockLine({ block, isOpen, formId, onToggle, onFocus }: BlockLineProps): ReactNode {
  return (
    <button
      type="button"
      className={blockTrigger}
      onFocus={onFocus}
      aria-expanded={isOpen}
      aria-controls={isOpen ? formId : undefined}
      onClick={onToggle}
    >
      <span className={blockName}>{blockNames[block.type]}</span>
      <span className={blockSummary}>
        {isOpen ? <VisuallyHidden>{summaryOf(block)}</VisuallyHidden> : summaryOf(block)}
      </span>
      <span className={blockChevron}>
        <Icon icon={icons.chevronDown} size="sm" />
      </span>
    </button>
  );
}

interface BlockActionsProps {
  name: string;
  onCopy: () => void;
  onRemove: () => void;
}

function BlockActions({ name, onCopy, onRemove }: BlockActionsProps): ReactNode {
  const button = { variant: 'quiet', size: 'sm' } as const;
  return (
    <Inline gap={8}>
      <Button {...button} iconStart={<Icon icon={icons.copy} size="sm" />} onPress={onCopy}>
        Duplicate<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
      <Button {...button} iconStart={<Icon icon={icons.trash} size="sm" />} onPress={onRemove}>
        Remove<VisuallyHidden> {name}</VisuallyHidden>
      </Button>
    </Inline>
  );
}

interface AddBlockProps {
  id: string;
  errorMessage: string | undefined;
  /** The block that the new one follows. */
  previous: string | undefined;
  onAdd: (type: BlockType) => void;
}

function AddBlock({ id, errorMessage, previous, onAdd }: AddBlockProps): ReactNode {
  return (
    <FieldGroup
      id={id}
      label="Add a block"
      description={previous && <span className={addNote}>Goes after “{previous}”</span>}
      errorMessage={errorMessage}
    >
      <Inline gap={8}>
        {types.map((type) => (
          <Button
            key={type}
            variant="neutral"
            size="sm"
            iconStart={<Icon icon={icons.plus} size="sm" />}
            onPress={() => onAdd(type)}
          >
            <VisuallyHidden>Add a block: </VisuallyHidden>
            {blockNames[type]}
          </Button>
        ))}
      </Inline>
    </FieldGroup>
  );
}
