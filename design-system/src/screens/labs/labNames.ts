/** The names of labs by the type of their block. */
export const labNames = { python_lab: 'Python lab', sql_lab: 'SQL lab', prompt_lab: 'Prompt lab' } as const;
