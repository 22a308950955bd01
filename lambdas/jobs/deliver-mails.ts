import { deliverDueMails } from '../src/platform/mail-outbox.ts';

const most = 100;

/** Sends the mails that wait to be tried again, now and not at their time. For operators, after the mail service was down. */
const tried = await deliverDueMails(most, '9999');
console.log(tried === 1 ? '1 mail tried' : `${tried} mails tried`);
