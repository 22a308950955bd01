import { type ReactNode, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button.tsx';
import { IconButton } from '../../components/button/IconButton.tsx';
import { FieldGroup } from '../../components/field/FieldGroup.tsx';
import { TextArea } from '../../components/field/TextArea.tsx';
import { Icon } from '../../components/icon/Icon.tsx';
import * as icons from '../../components/icon/icons.ts';
import { lengthError } from './blockAnswer.ts';
import { AnswerLength } from './LimitedTextArea.tsx';
import { actions, cells, row as rowClass, rowHead, rows as rowsClass } from './workBlock.css.ts';

/** The most rows of a learner's table. */
const maxRows = 60;

export interface RowsFieldProps {
  /** The names of the columns. */
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  onChange: (rows: string[][]) => void;
}

/** A table that the learner fills in: a group of labeled fields for each row. */
export function RowsField({ columns, rows, onChange }: RowsFieldProps): ReactNode {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const current = rows.map((row) => [...row]);
  const text = rows.flat().join('');
  const error = lengthError(text);
  const changeRows = (next: string[][], focused: number) => {
    // Focus moves to the added row, or from the removed row to the one before it.
    flushSync(() => onChange(next));
    list.current?.children[focused]?.querySelector('textarea')?.focus();
  };
  const changeCell = (at: number, column: number, value: string) =>
    onChange(current.map((row, place) => (place === at ? row.with(column, value) : row)));
  return (
    <FieldGroup id={id} label="Your answer" errorMessage={error}>
      <div className={rowsClass}>
        <div ref={list} className={rowsClass}>
          {rows.map((row, at) => (
            <div key={at} role="group" aria-label={`Row ${at + 1}`} className={rowClass}>
              <div className={rowHead}>
                <span>Row {at + 1}</span>
                {rows.length > 1 && (
                  <IconButton
                    icon={icons.trash}
                    label={`Remove row ${at + 1}`}
                    size="sm"
                    onPress={() => changeRows(current.toSpliced(at, 1), Math.max(0, at - 1))}
                  />
                )}
              </div>
              <div className={cells}>
                {columns.map((column, place) => (
                  <TextArea
                    key={column}
                    label={column}
                    rows={1}
                    value={row[place] ?? ''}
                    onChange={(value) => changeCell(at, place, value)}
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <AnswerLength text={text} />
        <div className={actions}>
          {rows.length < maxRows ? (
            <Button
              variant="neutral"
              size="sm"
              iconStart={<Icon icon={icons.plus} size="sm" />}
              onPress={() => changeRows([...current, columns.map(() => '')], rows.length)}
            >
              Add a row
            </Button>
          ) : (
            <p>The table has {maxRows} rows, the most that it can have.</p>
          )}
        </div>
      </div>
    </FieldGroup>
  );
}
