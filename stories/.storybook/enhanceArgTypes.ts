import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

function isUndefined(type: SBType): boolean {
  return type.name === 'other' && type.value === 'undefined';
}

/** Returns the type of an optional prop without `undefined`. Other unions stay as they are. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isUndefined(member));
  const [only] = members;
  return only !== undefined && members.length === 1 ? only : type;
}

/** Returns the text of a type in the props table: the choices of an enum, otherwise its source text. */
function summarize(type: SBType, raw: string | undefined): string | undefined {
  if (type.name === 'enum') {
    return type.value.map((choice) => (typeof choice === 'string' ? `'${choice}'` : choice)).join(' | ');
  }
  return raw
    ?.replaceAll(/\s+/g, ' ')
    .replace(/^\| /, '')
    .replace(/ \| undefined$/, '')
    .replace(/^\((.*)\)$/, '$1')
    .replace(/^Extract< ?\w+, (.*?),? ?>$/, '$1');
}

function enhance(argType: StrictInputType, initial: unknown): StrictInputType {
  const { type, description, table } = argType;
  if (type === undefined) return argType;
  const raw = 'raw' in type && typeof type.raw === 'string' ? type.raw : undefined;
  const inner = withoutUndefined(type);
  const summary = summarize(inner, raw);
  const [, byDefault] = /@default (.+)$/m.exec(description ?? '') ?? [];
  const defaultValue = table?.defaultValue ?? (byDefault === undefined ? undefined : { summary: byDefault });
  const isNode = inner.name === 'other' && inner.value === 'ReactNode';
  const isFixed = inner.name === 'other' && !(isNode && typeof initial === 'string');
  return {
    ...argType,
    type: inner,
    description: description?.replace(/\s*@default .*$/s, '') ?? '',
    table: {
      ...table,
      ...(summary !== undefined && { type: { summary } }),
      ...(defaultValue && { defaultValue }),
    },
    ...(isFixed && { control: false }),
    ...(isNode && !isFixed && { control: { type: 'text' } }),
  };
}

/**
 * Gives optional props the control of their type: `size?: 'sm' | 'md' | undefined` gets a select, not an object editor.
 * A ReactNode that is a string gets a text field; elements and functions get no control.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, enhance(argType, initialArgs[name])]),
  );
