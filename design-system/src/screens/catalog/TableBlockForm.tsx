import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { control } from '../../components/field/field.css.ts';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { FieldError } from '../../components/field/Field.tsx';
import { TextField } from '../../components/field/TextField.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { Inline } from '../../layout/Inline.tsx';
import { Stack } from '../../layout/Stack.tsx';
import type { BlockFormProps, FieldState } from './blockForm.ts';
import { tableFields, tableScroll } from './blocks.css.ts';

interface CellProps extends FieldState {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A field in a cell; its row and column name it. */
function Cell({ id, errorMessage, label, value, onChange }: CellProps): ReactNode {
  return (
    <>
      <input
        id={id}
        className={control}
        aria-label={label}
        aria-invalid={Boolean(errorMessage)}
        aria-describedby={errorMessage && `${id}-error`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </>
  );
}

/** The form of a table: a caption, and a grid of fields whose first row is the header. */
export function TableBlockForm({ block, onChange, onRemove, field }: BlockFormProps<'table'>): ReactNode {
  const grid = useRef<HTMLTableElement>(null);
  const { caption, header } = block;
  // A row that has another length than the header cannot be shown; the form makes them equal.
  const rows = block.rows.map((row) => header.map((_, column) => row[column] ?? ''));
  const focusCell = (row: number, column: number) =>
    grid.current?.rows[row]?.cells[column]?.querySelector('input')?.focus();
  const addColumn = () => {
    flushSync(() => onChange({ header: [...header, ''], rows: rows.map((row) => [...row, '']) }));
    focusCell(0, header.length);
  };
  const addRow = () => {
    flushSync(() => onChange({ rows: [...rows, header.map(() => '')] }));
    focusCell(rows.length + 1, 0);
  };
  const removeColumn = (at: number) =>
    onRemove(
      `column ${at + 1}`,
      { header: header.toSpliced(at, 1), rows: rows.map((row) => row.toSpliced(at, 1)) },
      `header.${at}`,
    );
  return (
    <>
      <TextField
        {...field('caption')}
        label="Table caption"
        value={caption}
        onChange={(text) => onChange({ caption: text })}
      />
      <FieldGroup {...field('header')} label="Cells" description="The first cell of each row names the row.">
        <div className={tableScroll} role="group" aria-label="Table">
          <table ref={grid} className={tableFields}>
            <thead>
              <tr>
                {header.map((text, at) => (
                  <th key={at} scope="col" aria-label={text || `Column ${at + 1}`}>
                    <Inline gap={4} isWrapping={false}>
                      <Cell
                        {...field(`header.${at}`)}
                        label={`Header of column ${at + 1}`}
                        value={text}
                        onChange={(typed) => onChange({ header: header.with(at, typed) })}
                      />
                      <IconButton
                        icon={icons.trash}
                        size="sm"
                        label={`Remove column ${at + 1}`}
                        onPress={() => removeColumn(at)}
                      />
                    </Inline>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((text, column) => (
                    <td key={column}>
                      <Cell
                        {...field(`rows.${at}.${column}`)}
                        label={`${header[column] || `Column ${column + 1}`}, row ${at + 1}`}
                        value={text}
                        onChange={(typed) => onChange({ rows: rows.with(at, row.with(column, typed)) })}
                      />
                    </td>
                  ))}
                  <td>
                    <IconButton
                      icon={icons.trash}
                      size="sm"
                      label={`Remove row ${at + 1}`}
                      onPress={() =>
                        onRemove(`row ${at + 1}`, { rows: rows.toSpliced(at, 1) }, `rows.${at}.0`)
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </FieldGroup>
      <AddButtons error={field('rows')} onAddRow={addRow} onAddColumn={addColumn} />
    </>
  );
}

interface AddButtonsProps {
  error: FieldState;
  onAddRow: () => void;
  onAddColumn: () => void;
}

function AddButtons({ error: { id, errorMessage }, onAddRow, onAddColumn }: AddButtonsProps): ReactNode {
  return (
    <Stack gap={8}>
      <Inline gap={8}>
        <Button
          id={id}
          aria-describedby={errorMessage && `${id}-error`}
          variant="neutral"
          size="sm"
          iconStart={<Icon icon={icons.plus} size="sm" />}
          onPress={onAddRow}
        >
          Add a row
        </Button>
        <Button
          variant="neutral"
          size="sm"
          iconStart={<Icon icon={icons.plus} size="sm" />}
          onPress={onAddColumn}
        >
          Add a column
        </Button>
      </Inline>
      {errorMessage && <FieldError id={`${id}-error`}>{errorMessage}</FieldError>}
    </Stack>
  );
}
