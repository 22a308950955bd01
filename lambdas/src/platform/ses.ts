import { SendEmailCommand, type SendEmailCommandInput, SESv2Client } from '@aws-sdk/client-sesv2';

// Without `throwOnRequestTimeout`, the SDK only writes a warning.
const requestHandler = { requestTimeout: 3000, throwOnRequestTimeout: true };
const client = new SESv2Client({ maxAttempts: 2, requestHandler });

/** Sends an email. Throws SES's errors. */
export async function sendEmail(email: SendEmailCommandInput): Promise<void> {
  await client.send(new SendEmailCommand(email));
}
