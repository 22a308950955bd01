import type { ArgTypesEnhancer, SBType, StrictInputType } from 'storybook/internal/types';

function isUndefined(type: SBType): boolean {
  return type.name === 'other' && type.value === 'undefined';
}

/** The one type beside `undefined`, which optional props name; other unions stay as they are. */
function withoutUndefined(type: SBType): SBType {
  if (type.name !== 'union') return type;
  const members = type.value.filter((member) => !isUndefined(member));
  const [only] = members;
  return only !== undefined && members.length === 1 ? only : type;
}

/** How a type reads in the table: the choices of an enumeration, else as it is written in the source. */
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
 * Gives optional props the control of their type: `size?: 'sm' | 'md' | undefined` is a choice, not an object. Texts of
 * the type ReactNode are edited as text, elements and functions not at all.
 */
export const enhanceArgTypes: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [name, enhance(argType, initialArgs[name])]),
  );
