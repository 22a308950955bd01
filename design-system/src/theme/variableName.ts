function kebab(part: string): string {
  return part.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** The name of a token's custom property, without its dashes: `rwc-color-action-primary-bg`. */
export function variableName(path: readonly string[]): string {
  return `rwc-${path.map(kebab).join('-')}`;
}
