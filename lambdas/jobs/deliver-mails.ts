import { deliverDueMails } from '../src/platform/mail-outbox.ts';

const most = 100;

/** Retries all waiting emails immediately. For operators, after an outage of the email service. */
const tried = await deliverDueMails(most, '9999');
console.log(tried === 1 ? '1 email tried' : `${tried} emails tried`);
