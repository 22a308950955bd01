/** Returns the shortest and the longest duration in weeks, from texts such as '8 weeks'. Throws for a text without a number. */
export function courseWeeks(courses: readonly { duration: string }[]): { shortest: number; longest: number } {
  const weeks = courses.map(({ duration }) => {
    const number = Number.parseInt(duration, 10);
    if (Number.isNaN(number)) throw new Error(`'${duration}' does not contain a number of weeks.`);
    return number;
  });
  return { shortest: Math.min(...weeks), longest: Math.max(...weeks) };
}
