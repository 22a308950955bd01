function kebab(part: string): string {
  return part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** Returns the name of a token's custom property, without the leading dashes: `rwc-color-action-primary-bg`. */
export function variableName(path: readonly string[]): string {
  return `rwc-${path.map(kebab).join('-')}`;
}
