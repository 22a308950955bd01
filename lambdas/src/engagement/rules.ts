/** A path as it may stand in the log: without query and fragment, certificate numbers and addresses blotted out. */
export function loggablePath(path: string): string {
  const [bare = ''] = path.split(/[?#]/, 1);
  return bare
    .replace(/[^\s/]+(?:@|%40)[^\s/]+/gi, '***')
    .replace(/RWC-\d{4}-\w+/gi, '***')
    .slice(0, 512);
}
