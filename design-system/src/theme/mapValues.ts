/** Returns a record with the same keys and converted values. */
export function mapValues<Source extends object, Value>(
  source: Source,
  convert: (value: Source[keyof Source]) => Value,
): { [Key in keyof Source]: Value } {
  const keys = Object.keys(source) as (keyof Source)[];
  const entries = keys.map((key) => [key, convert(source[key])] as const);
  return Object.fromEntries(entries) as { [Key in keyof Source]: Value };
}
