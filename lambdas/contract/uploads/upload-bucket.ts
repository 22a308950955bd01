/** Where the documents bucket keeps uploads, and for how long. */
export const uploadBucket = {
  /** The key prefix of uploads that nothing has claimed yet. */
  incoming: 'incoming/',
  /** The days after which an unclaimed upload is deleted. */
  incomingDays: 1,
} as const;
