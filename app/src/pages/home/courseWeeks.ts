/** The shortest and the longest of courses in weeks, read from texts such as '8 weeks'. Throws for a text without a number. */
export function courseWeeks(courses: readonly { duration: string }[]): { shortest: number; longest: number } {
  const weeks = courses.map(({ duration }) => {
    const number = Number.parseInt(duration, 10);
    if (Number.isNaN(number)) throw new Error(`'${duration}' names no number of weeks.`);
    return number;
  });
  return { shortest: Math.min(...weeks), longest: Math.max(...weeks) };
}
