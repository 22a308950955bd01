/** Whether a text can be an e-mail address of ours: something, an at sign, a host with a dot, 255 characters at most. */
export function isEmailAddress(text: string): boolean {
  return text.length <= 255 && /^[^\s@]+@[^\s@]+\.[^\s@.]+$/.test(text);
}
