/** The commands of the player's keys. */
export type PlayerCommand = 'previous' | 'next' | 'tick' | 'outline' | 'help';

const commands: Record<string, PlayerCommand> = {
  ArrowLeft: 'previous',
  ArrowRight: 'next',
  m: 'tick',
  M: 'tick',
  o: 'outline',
  O: 'outline',
  '?': 'help',
};

/** The elements that use the keys themselves: fields, tab lists, tables that scroll sideways, dialogs, open menus. */
const ownKeys =
  'input:not([type="checkbox"]), textarea, select, [contenteditable=""], [contenteditable="true"], [role="group"][tabindex], [role="dialog"], [role="tablist"], [role="menu"], [role="radiogroup"]';

type Pressed = Pick<
  KeyboardEvent,
  'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'defaultPrevented' | 'isComposing' | 'repeat'
> & { target: unknown };

/** Returns the command of a key press; undefined for other keys, with Alt, Control or Meta, and while typing. */
export function commandOf(event: Pressed): PlayerCommand | undefined {
  const { target } = event;
  if (event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented || event.isComposing)
    return undefined;
  if (hasClosest(target) && target.closest(ownKeys)) return undefined;
  const command = commands[event.key];
  return event.repeat && command !== 'previous' && command !== 'next' ? undefined : command;
}

const hasClosest = (target: unknown): target is { closest: (selector: string) => unknown } =>
  typeof target === 'object' && target !== null && 'closest' in target;
