import {
  Button,
  ErrorSummary,
  Form,
  ListBoxSelect,
  NumberField,
  Radio,
  RadioGroup,
  TextArea,
  TextField,
  useForm,
  type FormOptions,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { neverResolve, refuse } from '../../samples/answers.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

type Values = { name: string; employees: string; state: string; learning: string; message: string };

const labels = {
  name: 'Full name',
  employees: 'Employees',
  state: 'State',
  learning: 'How do you want to learn?',
  message: 'Message',
};

const meta = preview.meta({
  title: 'Components/Inputs/Form',
  component: Form,
  subcomponents: { ErrorSummary },
  args: { onSubmit: fn(), children: null },
  argTypes: { children: { control: false }, problems: { control: false } },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For every set of fields that is submitted together, with `useForm`, which manages errors, focus, and the pending state.',
        'With the summary, for forms that are longer than a phone screen.',
      ],
      avoid: [
        { when: 'A single setting takes effect immediately.', instead: 'Components/Inputs/Switch' },
        { when: 'A search term filters a list.', instead: 'Components/Inputs/SearchField' },
      ],
      keyboard: [
        { keys: 'Enter', does: 'In a one-line field, submits the form.', test: 'SeveralErrors' },
        { keys: 'Tab', does: 'Moves from the summary to its first link.', test: 'SeveralErrors' },
        { keys: 'Enter', does: 'On a link of the summary, moves to the field.', test: 'SeveralErrors' },
      ],
      accessibility: [
        'The browser’s validation bubbles are off. Each error is next to its field, and screen readers read it with the field.',
        'After a failed submission, focus moves to the summary, or to the field if only one is invalid.',
        'Input stays in the fields. Only a submitted form may be cleared.',
        'An error of the whole form is announced as an alert.',
      ],
    },
  },
});

const send = fn<FormOptions<Values>['onSubmit']>();

function SampleForm(options: Partial<FormOptions<Values>>): ReactNode {
  const form = useForm<Values>({ labels, onSubmit: send, ...options });
  return (
    <Form {...form.props} aria-label="Sample form">
      <TextField label={labels.name} name="name" autoComplete="off" isRequired />
      <NumberField label={labels.employees} name="employees" minValue={1} isRequired />
      <ListBoxSelect
        label={labels.state}
        name="state"
        options={['Iowa', 'Ohio', 'Utah'].map((label) => ({ value: label.toLowerCase(), label }))}
        isRequired
      />
      <RadioGroup label={labels.learning} name="learning" isRequired>
        <Radio value="live">Live sessions</Radio>
        <Radio value="own">At your own pace</Radio>
      </RadioGroup>
      <TextArea label={labels.message} name="message" isRequired={false} maxLength={500} />
      <div>
        <Button type="submit" isPending={form.isPending}>
          Send request
        </Button>
      </div>
    </Form>
  );
}

const press = (element: HTMLElement) =>
  userEvent.click(within(element).getByRole('button', { name: 'Send request' }));

export const Default = meta.story({
  parameters: { controls: { include: ['error', 'headingLevel'] } },
  render: () => <SampleForm />,
});

/** With several errors, focus moves to the summary, whose links lead to fields of every kind. */
export const SeveralErrors = meta.story({
  render: () => <SampleForm onSubmit={refuseAll} />,
  play: async ({ canvas }) => {
    const name = canvas.getByRole('textbox', { name: 'Full name' });
    await userEvent.type(name, 'Sample Learner{Enter}');
    const summary = await canvas.findByRole('group', { name: 'Please correct 5 fields' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(name).toHaveValue('Sample Learner');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(name).toHaveFocus();
    await expect(name).toHaveAccessibleDescription('Please fill this field in.');
    const follow = (label: string) =>
      userEvent.click(within(summary).getByRole('link', { name: new RegExp(label.replace('?', '\\?')) }));
    await follow(labels.employees);
    await expect(canvas.getByRole('textbox', { name: 'Employees' })).toHaveFocus();
    await follow(labels.state);
    await expect(canvas.getByRole('button', { name: /State/ })).toHaveFocus();
    await follow(labels.learning);
    await expect(canvas.getByRole('radio', { name: 'Live sessions' })).toHaveFocus();
    await follow(labels.message);
    await expect(canvas.getByRole('textbox', { name: /Message/ })).toHaveFocus();
  },
});

const refuseAll = () => ({
  fields: refuse<keyof Values>('name', 'employees', 'state', 'learning', 'message')().fields,
});

/** With one error, focus moves to its field. */
export const OneError = meta.story({
  render: () => <SampleForm onSubmit={() => ({ fields: { employees: 'Enter a number of people.' } })} />,
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Employees' })).toHaveFocus());
    await expect(canvas.queryByRole('group', { name: /^Please correct/ })).toBeNull();
  },
});

/** An error of the whole form. */
export const Refused = meta.story({
  render: () => <SampleForm onSubmit={() => ({ form: 'The request was not sent. Please try again.' })} />,
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The request was not sent.');
  },
});

const wait = fn<FormOptions<Values>['onSubmit']>(neverResolve);

/** A pending form cannot be submitted again. */
export const Pending = meta.story({
  render: () => <SampleForm onSubmit={wait} />,
  play: async ({ canvas, canvasElement }) => {
    wait.mockClear();
    await press(canvasElement);
    const button = canvas.getByRole('button', { name: 'Send request' });
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'));
    await expect(button).toHaveFocus();
    // Enter in the only text field of a form submits it without the button.
    await fireEvent.submit(canvas.getByRole('form', { name: 'Sample form' }));
    await expect(wait).toHaveBeenCalledTimes(1);
  },
});

/** The form submits each value under its name, and is then empty. */
export const Sent = meta.story({
  render: () => <SampleForm isResetAfter />,
  play: async ({ canvas, canvasElement }) => {
    send.mockClear();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Full name' }), 'Sample Learner');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Employees' }), '1250{Tab}');
    await userEvent.click(canvas.getByRole('radio', { name: 'At your own pace' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /Message/ }), 'Hello');
    await press(canvasElement);
    await expect(send).toHaveBeenCalledTimes(1);
    await expect(send).toHaveBeenLastCalledWith({
      name: 'Sample Learner',
      employees: '1250',
      state: '',
      learning: 'own',
      message: 'Hello',
    });
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Full name' })).toHaveValue(''));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Employees' })).toHaveValue(''));
    await expect(canvas.getByText('0 of 500 characters')).toBeVisible();
  },
});

const problems = [
  { id: 'sample-name', label: 'Full name', message: 'Enter your name.' },
  { id: 'sample-email', label: 'Email', message: 'Write it as name@example.com.' },
];

/** Only the summary, for a form that manages its own errors. */
export const Summary = meta.story({
  render: () => (
    <Form onSubmit={fn()} problems={problems}>
      <TextField id="sample-name" label="Full name" errorMessage="Enter your name." />
      <TextField id="sample-email" label="Email" errorMessage="Write it as name@example.com." />
    </Form>
  ),
});

export const Anatomy = meta.story({
  ...anatomyOf([
    {
      selector: '[data-component="ErrorSummary"]',
      name: 'Summary',
      text: 'for two or more errors; each line links to its field',
    },
    { selector: 'label', name: 'Field', text: 'in one column with a visible label' },
    {
      selector: '[data-part="error"]',
      name: 'Message',
      text: 'next to its field, with the text of the summary',
    },
    {
      selector: 'button',
      side: 'end',
      name: 'Submit',
      text: 'always pressable; pending during the submission',
    },
  ]),
  render: () => (
    <Form onSubmit={fn()} problems={problems}>
      {problems.map(({ id, label, message }) => (
        <TextField key={id} id={id} label={label} errorMessage={message} />
      ))}
      <div>
        <Button type="submit">Send request</Button>
      </div>
    </Form>
  ),
});

export const LongText = meta.story({
  render: () => (
    <Form
      onSubmit={fn()}
      error={longText}
      problems={problems.map((problem) => ({ ...problem, label: longTitle, message: longText }))}
    >
      <TextField id="sample-name" label={longTitle} errorMessage={longText} />
      <TextField id="sample-email" label={longTitle} errorMessage={longText} />
    </Form>
  ),
});

/** The button is always pressable. Errors then show next to their fields. */
export const ExplainedError = meta.story({
  tags: ['do'],
  render: () => (
    <Form onSubmit={fn()}>
      <TextField label="Full name" errorMessage="Enter your name." />
      <div>
        <Button type="submit">Send request</Button>
      </div>
    </Form>
  ),
});

/** A disabled button does not say what is missing or where. */
export const DisabledSubmit = meta.story({
  tags: ['dont'],
  render: () => (
    <Form onSubmit={fn()}>
      <TextField label="Full name" />
      <div>
        <Button type="submit" isDisabled>
          Send request
        </Button>
      </div>
    </Form>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Several errors" minColumnWidth={400}>
        <ErrorSummary problems={problems} />
      </FieldRow>
      <FieldRow label="A title of its own" minColumnWidth={400}>
        <ErrorSummary problems={problems.slice(0, 1)} title="The application was not sent" headingLevel={3} />
      </FieldRow>
      <FieldRow label="A form that was refused" minColumnWidth={400}>
        <Form onSubmit={() => undefined} error="The request was not sent. Please try again.">
          <TextField label="Email" defaultValue="learner@example.com" />
          <Button type="submit">Send request</Button>
        </Form>
      </FieldRow>
    </Sheet>
  ),
});
