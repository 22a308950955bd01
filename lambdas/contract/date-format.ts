/** Returns a function that formats times in American English. Its first call makes the format, which takes milliseconds. */
export function dateFormat(
  options: Intl.DateTimeFormatOptions,
  locale = 'en-US',
): (time: Date | number) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (time) => (format ??= new Intl.DateTimeFormat(locale, options)).format(time);
}
