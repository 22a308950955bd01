/** A changelog is written for consumers: every line of a changeset as it stands, without commits and people. */
export default {
  getReleaseLine: ({ summary }) =>
    summary
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `- ${line.trim()}`)
      .join('\n'),
  getDependencyReleaseLine: () => '',
};
