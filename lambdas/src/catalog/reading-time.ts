const wordsPerMinute = 200;

/** Returns the minutes to read a lesson's HTML, rounded up: 200 words a minute. */
export function readingMinutes(html: string): number {
  const words = html.replace(/<[^>]*>/g, ' ').match(/\S+/g) ?? [];
  return Math.max(1, Math.ceil(words.length / wordsPerMinute));
}
