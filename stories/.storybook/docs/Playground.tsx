import { Button } from '@redwhiteandcode/design-system';
import { DocsContext } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useId } from 'react';
import type { PreparedStory, StrictInputType } from 'storybook/internal/types';
import { DocSection } from './DocSection.tsx';
import { Stage } from './Specimen.tsx';
import { useStoryArgs } from './useStoryArgs.ts';
import { controlRow, controls, controlsFooter } from './playground.css.ts';

/** The props of a story that can be played with: those it names, else all that have a simple type. */
function playable(story: PreparedStory): StrictInputType[] {
  const include: string[] = story.parameters['controls']?.include ?? Object.keys(story.argTypes);
  const named = include.flatMap((name) => story.argTypes[name] ?? []);
  return named.filter(
    ({ type, control }) =>
      control !== false &&
      (type === undefined || ['enum', 'boolean', 'string', 'number'].includes(type.name) || isText(type)),
  );
}

function isText(type: NonNullable<StrictInputType['type']>): boolean {
  return type.name === 'other' && type.value === 'ReactNode';
}

/** The story that comes first, and its props to play with. */
export function Playground({ story }: { story: PreparedStory }): ReactNode {
  const { args, change, reset } = useStoryArgs(use(DocsContext), story);
  const fields = playable(story).filter(({ name }) => isEditable(args[name]));
  return (
    <DocSection id="playground" title="Playground">
      <div>
        <Stage story={story} args={args}>
          {fields.length > 0 && (
            <form
              className={controls}
              aria-label="Props of the playground"
              onSubmit={(event) => event.preventDefault()}
            >
              {fields.map((field) => (
                <ControlRow
                  key={field.name}
                  field={field}
                  value={args[field.name]}
                  onChange={(value) => change(field.name, value)}
                />
              ))}
              <div className={controlsFooter}>
                <Button size="sm" variant="quiet" onPress={reset}>
                  Reset
                </Button>
              </div>
            </form>
          )}
        </Stage>
      </div>
    </DocSection>
  );
}

/** Elements and functions are not edited as text. */
function isEditable(value: unknown): boolean {
  return value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

interface ControlRowProps {
  field: StrictInputType;
  value: unknown;
  onChange: (value: unknown) => void;
}

function ControlRow(props: ControlRowProps): ReactNode {
  const id = useId();
  const { field } = props;
  return (
    <div className={controlRow}>
      <label htmlFor={id}>{field.name}</label>
      <Control id={id} {...props} />
    </div>
  );
}

/** The value a prop takes when it is left out, as its comment writes it. */
function defaultText(field: StrictInputType): string | undefined {
  return field.table?.defaultValue?.summary?.replaceAll("'", '');
}

function Control({ id, field, value, onChange }: ControlRowProps & { id: string }): ReactNode {
  const { type } = field;
  if (type?.name === 'boolean') {
    const isOn = typeof value === 'boolean' ? value : defaultText(field) === 'true';
    return (
      <input id={id} type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
    );
  }
  if (type?.name === 'enum') {
    const byDefault = defaultText(field);
    const isListed = type.value.some((choice) => String(choice) === byDefault);
    const shown = type.value.find((choice) => choice === value) ?? (isListed ? byDefault : undefined);
    const choose = (text: string) => onChange(type.value.find((choice) => String(choice) === text));
    return (
      <select id={id} value={shown ?? ''} onChange={(event) => choose(event.target.value)}>
        {!isListed && <option value="">—</option>}
        {type.value.map((choice) => (
          <option key={String(choice)} value={String(choice)}>
            {String(choice)}
          </option>
        ))}
      </select>
    );
  }
  const isNumber = type?.name === 'number';
  const text = typeof value === 'string' || typeof value === 'number' ? value : '';
  const write = (written: string) =>
    onChange(isNumber && written !== '' ? Number(written) : written || undefined);
  return (
    <input
      id={id}
      type={isNumber ? 'number' : 'text'}
      value={text}
      placeholder={defaultText(field)}
      onChange={(event) => write(event.target.value)}
    />
  );
}
