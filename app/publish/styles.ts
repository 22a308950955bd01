/** A stylesheet of the build. */
export interface Stylesheet {
  href: string;
  text: string;
}

const classesOf = (html: string): Set<string> =>
  new Set([...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));

const rulesFor = ({ text }: Stylesheet): string[] =>
  [...text.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = '']) => name);

/**
 * Returns the page with a link to every stylesheet that has a rule for one of its classes. React Router does not link the
 * styles of parts that are in the HTML but whose scripts load later.
 */
export function withStyles(page: string, stylesheets: readonly Stylesheet[]): string {
  // Parts that load later look for their styles by these addresses.
  const html = page.replace(/(<link rel="stylesheet" href="[^"#]+)#"/g, '$1"');
  const classes = classesOf(html);
  const missing = stylesheets.filter(
    (sheet) => !html.includes(`href="${sheet.href}`) && rulesFor(sheet).some((name) => classes.has(name)),
  );
  const links = missing.map(({ href }) => `<link rel="stylesheet" href="${href}"/>`).join('');
  return html.replace('</head>', `${links}</head>`);
}
