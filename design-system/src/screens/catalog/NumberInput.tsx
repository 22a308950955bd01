import { type ReactNode, useState } from 'react';
import { TextField, type TextFieldProps } from '../../components/field/TextField.tsx';

interface NumberInputProps extends Omit<TextFieldProps, 'value' | 'defaultValue' | 'onChange'> {
  /** NaN while the field is empty or has something else than a number. */
  value: number;
  onChange: (value: number) => void;
}

/** Returns a typed number, which may have thousands separators; NaN for anything else. */
const numberIn = (typed: string): number => {
  const digits = typed.trim().replaceAll(',', '');
  return digits === '' ? Number.NaN : Number(digits);
};

/** A text field for a number. It keeps what was typed, also if it is no number. */
export function NumberInput({ value, onChange, ...field }: NumberInputProps): ReactNode {
  const [typed, setTyped] = useState(Number.isNaN(value) ? '' : String(value));
  const shown = Object.is(numberIn(typed), value) ? typed : String(value);
  return (
    <TextField
      {...field}
      inputMode={field.inputMode ?? 'decimal'}
      value={shown}
      onChange={(text) => {
        setTyped(text);
        onChange(numberIn(text));
      }}
    />
  );
}
