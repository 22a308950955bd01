import type { FileStore } from '@redwhiteandcode/design-system';
import { ApiError, type ResponseOf } from '@redwhiteandcode/contract/client.ts';
import { sendFile } from '../../../shell/uploads/sendFile.ts';

type Allowed = ResponseOf<'POST /api/admin/lesson-files/pictures/uploads'>;
interface NewUpload {
  file_name: string;
  content_type: string;
  size: number;
}

/** Whether the API has answered with a sentence that says what to do, also that the service is busy. */
const isRefusal = ({ status }: ApiError): boolean => (status >= 400 && status < 500) || status === 503;

/**
 * Makes the function that uploads a file and has the API store it. It returns the API's sentence if the API refuses, and
 * throws after any other failure, which the field offers to retry.
 */
export const storeWith =
  <Stored>(
    create: (upload: NewUpload) => Promise<Allowed>,
    accept: (key: string, file: File) => Promise<Stored>,
  ): FileStore<Stored>['store'] =>
  async (file, upload) => {
    try {
      const { name, type, size } = file;
      const allowed = await create({ file_name: name, content_type: type, size });
      await sendFile(allowed, file, upload);
      return await accept(allowed.key, file);
    } catch (error) {
      if (!(error instanceof ApiError) || !isRefusal(error)) throw error;
      return error.problem.errors?.[0]?.message ?? error.message;
    }
  };
