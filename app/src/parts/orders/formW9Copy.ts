/** The name of the form, which does not break between lines. */
export const formW9 = 'Form\u00a0W-\u20609';
