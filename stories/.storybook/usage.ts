/** One line of a component's keyboard map. */
export interface KeyboardRow {
  /** As they are printed on a keyboard: `Tab`, `Enter`, `Arrow Down`, `Ctrl+B`. */
  keys: string;
  /** What happens. */
  does: string;
  /** The export name of the story in the same file whose play function holds this. */
  test: string;
}

/** A case in which the component is the wrong choice. */
export interface Alternative {
  when: string;
  /** The title of the page of what to take instead: `Components/Actions/Link`. */
  instead?: string;
}

/**
 * What a component's page says beyond its code: `parameters.usage` of the stories' meta. The purpose is the first
 * sentence of the component's JSDoc, props come from its types, size and changelog from the package.
 */
export interface Usage {
  /** `new`: shapes may still change with a minor version. */
  status: 'stable' | 'new' | 'deprecated';
  /** When it is the right choice, a sentence each. */
  use: readonly string[];
  avoid: readonly Alternative[];
  /** Empty for what takes no focus. */
  keyboard: readonly KeyboardRow[];
  /** What the component promises to assistive technology, a sentence each. */
  accessibility: readonly string[];
}

/** Storybook's types check the page of every component. */
declare module 'storybook/internal/csf' {
  interface Parameters {
    usage?: Usage;
  }
}
