const names = {
  picture: ['picture without alternative text', 'pictures without alternative text'],
  describedPicture: [
    'picture, of which the alternative text stays',
    'pictures, of which the alternative text stays',
  ],
  formula: ['formula, marked with [Formula] in the text', 'formulas, marked with [Formula] in the text'],
  video: ['video', 'videos'],
  audio: ['sound recording', 'sound recordings'],
  embedded: ['embedded page or program', 'embedded pages or programs'],
  drawing: ['drawing that a script makes', 'drawings that a script makes'],
  control: ['form field or button', 'form fields or buttons'],
  script: ['script', 'scripts'],
  link: [
    'link that leads to no web or email address, of which the text stays',
    'links that lead to no web or email address, of which the text stays',
  ],
} as const;

/** What a lesson cannot contain. */
export type Loss = keyof typeof names;

/** Names what a lesson cannot contain for its author, with numbers, for example '2 videos'. */
export function nameLosses(losses: readonly Loss[]): string[] {
  return Object.entries(names).flatMap(([loss, [one, many]]) => {
    const count = losses.filter((lost) => lost === loss).length;
    return count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];
  });
}

/** The elements that are left out with their content, by what their author loses; undefined if it is nothing readable. */
export const leftOut: ReadonlyMap<string, Loss | undefined> = new Map([
  ['video', 'video'],
  ...wordsOf('audio bgsound', 'audio'),
  ...wordsOf('iframe frame object embed applet', 'embedded'),
  ['canvas', 'drawing'],
  ...wordsOf('input select textarea button', 'control'),
  ['script', 'script'],
  ...wordsOf(
    'style link meta base title head template noscript noframes noembed xml rp col colgroup source track param',
  ),
]);

function wordsOf(elements: string, loss?: Loss): [name: string, loss: Loss | undefined][] {
  return elements.split(' ').map((name) => [name, loss]);
}
