const sizes = import.meta.glob<Record<string, number>>('../../../design-system/sizes.json', {
  eager: true,
  import: 'default',
});
const changelogs = import.meta.glob<string>('../../../design-system/CHANGELOG.md', {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Returns the gzipped size in bytes of a component's code with its dependencies; undefined for a screen component. */
export function gzippedSize(component: string): number | undefined {
  return Object.values(sizes)[0]?.[component];
}

/** A change of a component in a version. */
export interface Change {
  version: string;
  sentence: string;
}

/** Returns the changelog entries about a component: lines that begin with its name in backticks. */
export function changesOf(component: string, changelog = Object.values(changelogs)[0] ?? ''): Change[] {
  const changes: Change[] = [];
  const entry = /^- (?:[0-9a-f]{7,40}: )?`(\w+)`: (.+)$/;
  let version = '';
  for (const line of changelog.split('\n')) {
    if (line.startsWith('## ')) version = line.slice(3).trim();
    const [, name, sentence] = entry.exec(line) ?? [];
    if (name === component && sentence !== undefined) changes.push({ version, sentence });
  }
  return changes;
}
