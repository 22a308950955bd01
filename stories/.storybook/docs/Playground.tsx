import { Button, Checkbox, Select, TextField } from '@redwhiteandcode/design-system';
import { DocsContext, type DocsContextProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, use, useEffect, useState } from 'react';
import type { Args, PreparedStory, StrictInputType } from 'storybook/internal/types';
import { DocSection } from './DocSection.tsx';
import { Stage } from './Specimen.tsx';
import { controls, controlsFooter } from './playground.css.ts';
import { RESET_STORY_ARGS, STORY_ARGS_UPDATED, UPDATE_STORY_ARGS } from 'storybook/internal/core-events';

interface StoryArgs {
  args: Args;
  change: (name: string, value: unknown) => void;
  reset: () => void;
}

/** Returns the args of a story, which the playground and the Controls panel change. */
function useStoryArgs(context: DocsContextProps, story: PreparedStory): StoryArgs {
  const { channel } = context;
  const [args, setArgs] = useState<Args>(() => context.getStoryContext(story).args);
  useEffect(() => {
    const update = (changed: { storyId: string; args: Args }) => {
      if (changed.storyId === story.id) setArgs(changed.args);
    };
    channel.on(STORY_ARGS_UPDATED, update);
    return () => channel.off(STORY_ARGS_UPDATED, update);
  }, [channel, story.id]);
  const storyId = story.id;
  // Set immediately, not when the channel's event arrives, which would move the caret to the end of a text field.
  const change = (name: string, value: unknown) => {
    setArgs((before) => ({ ...before, [name]: value }));
    channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs: { [name]: value } });
  };
  return {
    args,
    change,
    reset: () => channel.emit(RESET_STORY_ARGS, { storyId }),
  };
}

/** Returns the props with a simple type, only those that the story's `controls.include` names if it has one. */
function playgroundProps(story: PreparedStory): StrictInputType[] {
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

/** The page's first story with controls for its props. */
export function Playground({ story }: { story: PreparedStory }): ReactNode {
  const { args, change, reset } = useStoryArgs(use(DocsContext), story);
  const fields = playgroundProps(story).filter(({ name }) => isEditable(args[name]));
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
                <Control
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

/** Whether a text field or checkbox can edit a value; elements and functions have no control. */
function isEditable(value: unknown): boolean {
  return value === undefined || value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

interface ControlProps {
  field: StrictInputType;
  value: unknown;
  onChange: (value: unknown) => void;
}

/** Returns a prop's default value, as its comment states it. */
function defaultText(field: StrictInputType): string | undefined {
  return field.table?.defaultValue?.summary?.replaceAll("'", '');
}

function Control(props: ControlProps): ReactNode {
  const { field, value, onChange } = props;
  const { name, type } = field;
  if (type?.name === 'enum') return <Choice {...props} choices={type.value} />;
  if (type?.name === 'boolean') {
    const isOn = typeof value === 'boolean' ? value : defaultText(field) === 'true';
    return (
      <Checkbox isSelected={isOn} onChange={onChange}>
        {name}
      </Checkbox>
    );
  }
  const isNumber = type?.name === 'number';
  const changeText = (text: string) => onChange(isNumber && text !== '' ? Number(text) : text || undefined);
  return (
    <TextField
      label={name}
      isRequired
      type={isNumber ? 'number' : 'text'}
      value={typeof value === 'string' || typeof value === 'number' ? String(value) : ''}
      placeholder={defaultText(field)}
      onChange={changeText}
    />
  );
}

function Choice({
  field,
  value,
  onChange,
  choices,
}: ControlProps & { choices: readonly (string | number | null)[] }): ReactNode {
  const texts = choices.map(String);
  const byDefault = defaultText(field) ?? '';
  const options = texts.map((text) => ({ value: text, label: text }));
  const shown = choices.find((choice) => choice === value);
  return (
    <Select
      label={field.name}
      isRequired
      options={texts.includes(byDefault) ? options : [{ value: '', label: '—' }, ...options]}
      value={shown === undefined ? byDefault : String(shown)}
      onChange={(text) => onChange(choices.find((choice) => String(choice) === text))}
    />
  );
}
