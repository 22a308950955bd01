// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { Checkbox } from '../field/Checkbox.tsx';
import { Select } from '../field/Select.tsx';
import { TextArea } from '../field/TextArea.tsx';
import { TextField } from '../field/TextField.tsx';
import { FileField } from '../file-field/FileField.tsx';
import { ListBoxSelect } from '../list-box-select/ListBoxSelect.tsx';
import { NumberField } from '../number-field/NumberField.tsx';
import { Radio } from '../radio-group/Radio.tsx';
import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { Form } from './Form.tsx';

afterEach(cleanup);

const fieldErrors = { field: 'The error of the form.' };
const ignore = (): void => undefined;

test.each([
  ['TextField', <TextField key="1" label="Field" name="field" />],
  ['TextArea', <TextArea key="2" label="Field" name="field" />],
  ['Select', <Select key="3" label="Field" name="field" options={[]} />],
  [
    'Checkbox',
    <Checkbox key="4" name="field">
      Field
    </Checkbox>,
  ],
  [
    'RadioGroup',
    <RadioGroup key="5" label="Field" name="field">
      <Radio value="one">One</Radio>
    </RadioGroup>,
  ],
  ['NumberField', <NumberField key="6" label="Field" name="field" />],
  ['ListBoxSelect', <ListBoxSelect key="7" label="Field" name="field" options={[]} />],
  ['FileField', <FileField key="8" label="Field" name="field" />],
])('a %s shows the form’s error for its name', (_name, field) => {
  const form = (
    <Form onSubmit={ignore} fieldErrors={fieldErrors}>
      {field}
    </Form>
  );
  render(form);
  expect(screen.getByText('The error of the form.')).toBeTruthy();
  expect(renderToString(form)).toContain('The error of the form.');
});

test('a field prefers its own error, even an empty one, and ignores errors for other names', () => {
  render(
    <Form onSubmit={ignore} fieldErrors={fieldErrors}>
      <TextField label="Own" name="field" errorMessage="The error of the field." />
      <TextField label="None" name="field" errorMessage="" />
      <TextField label="Other" name="other" />
    </Form>,
  );
  expect(screen.queryByText('The error of the form.')).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Own' }).getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('textbox', { name: 'None' }).getAttribute('aria-invalid')).toBe('false');
  expect(screen.getByRole('textbox', { name: 'Other' }).getAttribute('aria-invalid')).toBe('false');
});

test('the error of a radio group describes each of its radio buttons, one of which takes focus', () => {
  render(
    <Form onSubmit={ignore} fieldErrors={fieldErrors}>
      <RadioGroup label="Field" name="field">
        <Radio value="one" description="The first option.">
          One
        </Radio>
        <Radio value="two">Two</Radio>
      </RadioGroup>
    </Form>,
  );
  const descriptions = screen.getAllByRole('radio').map((radio) =>
    radio
      .getAttribute('aria-describedby')
      ?.split(' ')
      .map((id) => document.getElementById(id)?.textContent),
  );
  expect(descriptions).toEqual([['The first option.', fieldErrors.field], [fieldErrors.field]]);
});

test('an empty required field is not invalid, nor is its form, before the form is sent, also not in Firefox', () => {
  render(
    <Form onSubmit={ignore} aria-label="Form">
      <TextField label="Text" name="text" isRequired />
      <Select label="Select" name="select" options={[]} isRequired />
      <RadioGroup label="Group" name="group" isRequired>
        <Radio value="one">One</Radio>
      </RadioGroup>
    </Form>,
  );
  const roles = ['textbox', 'combobox', 'radiogroup', 'form'] as const;
  const states = roles.map((role) => screen.getByRole(role).getAttribute('aria-invalid'));
  expect(states).toEqual(['false', 'false', 'false', 'false']);
});
