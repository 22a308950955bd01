/** Returns the path of the page that unsubscribes with a token. */
export const unsubscribePage = (token: string): string => `/unsubscribe?token=${encodeURIComponent(token)}`;

/**
 * Returns whether a body is the form that mail programs post to unsubscribe with one click (RFC 8058), in either encoding of
 * forms.
 */
export async function isOneClick(body: string, contentType = ''): Promise<boolean> {
  try {
    const form = await new Response(body, { headers: { 'content-type': contentType } }).formData();
    // Some programs end the body with a line break.
    const value = form.get('List-Unsubscribe');
    return typeof value === 'string' && value.trimEnd() === 'One-Click';
  } catch (error) {
    // Not a form, or broken.
    if (error instanceof TypeError) return false;
    throw error;
  }
}
