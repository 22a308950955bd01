/** The limits of what a lab runs, for the page, the frame, and the sentences that name them. */
export const labLimits = {
  /** The longest run, in seconds. */
  seconds: 10,
  /** The memory of Python, in MB. */
  memoryMb: 512,
  /** The characters of printed output that are shown; the rest is dropped. */
  output: 20_000,
  /** The rows of a query's result that are compared with the solution's. */
  rows: 5000,
  /** The rows of a table that are shown. */
  shownRows: 200,
} as const;
