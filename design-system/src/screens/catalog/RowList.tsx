import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { FieldState } from './blockForm.ts';
import { rowLine, rowName } from './blocks.css.ts';
import { focusField } from './focusField.ts';

interface RowListProps<Row> extends FieldState {
  label: string;
  description?: ReactNode;
  /** The name of one row, such as 'choice'. */
  noun: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** Removes the row at a place and offers to undo that by its name. */
  onRemove: (name: string, rows: Row[], at: number) => void;
  createRow: () => Row;
  /** Renders the fields of a row. */
  children: (row: Row, at: number, change: (values: Partial<Row>) => void) => ReactNode;
  /** Renders a control on the line with a row's name. */
  renderControl?: ((row: Row, at: number, change: (values: Partial<Row>) => void) => ReactNode) | undefined;
}

const capitalized = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Rows of fields within a block's form: rows can be added, moved, and removed. */
export function RowList<Row>({
  id,
  errorMessage,
  label,
  description,
  noun,
  rows,
  onChange,
  onRemove,
  createRow,
  children,
  renderControl,
}: RowListProps<Row>): ReactNode {
  // Rich text fields keep their text, so they start again when rows change places.
  const [round, setRound] = useState(0);
  const nameOf = (at: number): string => `${noun} ${at + 1}`;
  const items = rows.map((row, at) => ({ id: String(at), row }));
  const article = /^[aeiou]/.test(noun) ? 'an' : 'a';
  const changeOf = (at: number) => (values: Partial<Row>) =>
    onChange(rows.map((row, place) => (place === at ? { ...row, ...values } : row)));
  const add = () => {
    flushSync(() => onChange([...rows, createRow()]));
    focusField(`${id}.${rows.length}`, (path) => path);
  };
  return (
    <FieldGroup id={id} label={label} description={description} errorMessage={errorMessage}>
      <Stack gap={8}>
        {rows.length > 0 && (
          <ReorderableList
            label={label}
            items={items}
            getName={(item) => nameOf(Number(item.id))}
            isCompact
            renderDetails={({ row }, at) => (
              <Stack key={`${rows.length} ${round}`} gap={8} id={`${id}.${at}`}>
                {children(row, at, changeOf(at))}
              </Stack>
            )}
            onReorder={(moved) => {
              setRound(round + 1);
              onChange(moved.map(({ row }) => row));
            }}
          >
            {({ row }, at) => (
              <div className={rowLine}>
                <span className={rowName}>{capitalized(nameOf(at))}</span>
                {renderControl?.(row, at, changeOf(at))}
                <IconButton
                  icon={icons.trash}
                  size="sm"
                  label={`Remove ${nameOf(at)}`}
                  onPress={() => onRemove(nameOf(at), rows.toSpliced(at, 1), at)}
                />
              </div>
            )}
          </ReorderableList>
        )}
        <Inline>
          <Button variant="neutral" size="sm" iconStart={<Icon icon={icons.plus} size="sm" />} onPress={add}>
            {`Add ${article} ${noun}`}
          </Button>
        </Inline>
      </Stack>
    </FieldGroup>
  );
}
