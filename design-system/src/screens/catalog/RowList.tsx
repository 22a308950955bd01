import { Fragment, type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { ReorderableList } from '../../components/reorderable-list/ReorderableList.tsx';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';
import type { FieldState } from './blockForm.ts';
import { rowControls } from './blocks.css.ts';
import { focusField } from './focusField.ts';

interface RowListProps<Row> extends FieldState {
  label: string;
  description?: string | undefined;
  /** The name of one row, such as 'choice'. */
  noun: string;
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** Removes a row and offers to undo that by its name. */
  onRemove: (name: string, rows: Row[]) => void;
  createRow: () => Row;
  /** Renders the fields of a row. */
  children: (row: Row, at: number, change: (values: Partial<Row>) => void) => ReactNode;
  /** Renders the control at the start of the line with the button that removes a row. */
  renderControl?: ((row: Row, at: number, change: (values: Partial<Row>) => void) => ReactNode) | undefined;
}

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
            onReorder={(moved) => {
              setRound(round + 1);
              onChange(moved.map(({ row }) => row));
            }}
          >
            {({ row }, at) => {
              const change = (values: Partial<Row>) =>
                onChange(rows.map((other, place) => (place === at ? { ...other, ...values } : other)));
              return (
                <Fragment key={`${rows.length} ${round}`}>
                  <Stack gap={8} id={`${id}.${at}`}>
                    {children(row, at, change)}
                    <div className={rowControls}>
                      {renderControl?.(row, at, change)}
                      <Button
                        variant="quiet"
                        size="sm"
                        iconStart={<Icon icon={icons.trash} size="sm" />}
                        onPress={() => onRemove(nameOf(at), rows.toSpliced(at, 1))}
                      >
                        Remove<VisuallyHidden> {nameOf(at)}</VisuallyHidden>
                      </Button>
                    </div>
                  </Stack>
                </Fragment>
              );
            }}
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
