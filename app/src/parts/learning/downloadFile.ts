import { ApiError } from '../../shell/api/client.ts';
import { saveLink } from '../../shell/downloads/saveFile.ts';

const failure = 'The file could not be downloaded. Try again.';

/** Downloads the file of a block by the link that an operation returns. Returns why it failed, if it did. */
export async function downloadFile(
  link: Promise<{ url: string; file_name: string }>,
): Promise<string | undefined> {
  try {
    const { url, file_name } = await link;
    saveLink(url, file_name);
    return undefined;
  } catch (error) {
    return error instanceof ApiError && error.status > 0 ? error.message : failure;
  }
}
