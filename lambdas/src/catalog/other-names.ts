/** What courses say instead of a product's name or an abbreviation that people type. */
export const otherNames: Readonly<Record<string, string>> = {
  chatgpt: 'chat assistant',
  claude: 'chat assistant',
  copilot: 'chat assistant',
  gemini: 'chat assistant',
  gpt: 'language model',
  llm: 'language model',
  genai: 'generative ai',
  ml: 'machine learning',
  nlp: 'natural language',
  excel: 'spreadsheet',
  gmail: 'email',
  outlook: 'email',
  powerpoint: 'slide',
};
