/** A stylesheet of the build: its address and its text. */
export interface Stylesheet {
  href: string;
  text: string;
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const rulesFor = ({ text }: Stylesheet): string[] =>
  [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/**
 * The page with a link to every stylesheet that has a rule for one of its classes: React Router links those of the
 * modules that the page starts with, and not those of parts that load later but stand in the HTML.
 */
export function withStyles(page: string, stylesheets: readonly Stylesheet[]): string {
  // The addresses are those by which later parts look for their styles.
  const html = page.replace(/(<link rel="stylesheet" href="[^"#]+)#"/g, '$1"');
  const classes = classesOf(html);
  const missing = stylesheets.filter(
    (sheet) => !html.includes(`href="${sheet.href}`) && rulesFor(sheet).some((name) => classes.has(name)),
  );
  const links = missing.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`).join('');
  return html.replace('</head>', `${links}</head>`);
}
