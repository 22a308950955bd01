/** Writes the changelog for consumers: each line of a changeset as an item, without commits and authors. */
export default {
  getReleaseLine: ({ summary }) =>
    summary
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => `- ${line.trim().replace(/^- /, '')}`)
      .join('\n'),
  getDependencyReleaseLine: () => '',
};
