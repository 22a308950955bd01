/** The days after an order's creation by which it is to be paid. */
export const paymentDays = 30;
