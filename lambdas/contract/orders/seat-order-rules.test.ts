import { describe, expect, it } from 'vitest';
import { NewSeatOrder } from './admin-operations.ts';
import {
  checkSeatOrder,
  seatOrderOf,
  seatOrderTooLarge,
  seatPriceOf,
  seatTotalOf,
} from './seat-order-rules.ts';

const valid = { seats: '25', seat_price: '199', purchase_order: '' };

it.each([
  ['1', '199.00'],
  ['49', '199.00'],
  ['50', '149.00'],
  ['249', '149.00'],
  ['250', ''],
  ['0', ''],
  ['ten', ''],
  ['', ''],
])('the list price for %s seats is %j', (seats, price) => {
  expect(seatPriceOf(seats)).toBe(price);
});

describe('an order of seats', () => {
  it('costs the seats times their price', () => {
    expect(seatTotalOf(valid)).toBe('$4,975.00');
    expect(seatTotalOf({ ...valid, seats: '' })).toBeUndefined();
  });

  it.each([
    [{}, undefined],
    [{ seats: '10,000', seat_price: '99.99' }, undefined],
    [{ seats: '0' }, 'seats'],
    [{ seats: '2.5' }, 'seats'],
    [{ seats: '10001' }, 'seats'],
    [{ seat_price: '0' }, 'seat_price'],
    [{ seat_price: '1.999' }, 'seat_price'],
    [{ seat_price: '' }, 'seat_price'],
    [{ purchase_order: 'x'.repeat(61) }, 'purchase_order'],
  ])('with %j has an error at %s, in the form and in the API', (change, field) => {
    const values = { ...valid, ...change };
    expect(Object.keys(checkSeatOrder(values) ?? {})).toEqual(field === undefined ? [] : [field]);
    expect(NewSeatOrder.safeParse(seatOrderOf(values)).success).toBe(field === undefined);
  });

  it('has a largest total', () => {
    const values = { ...valid, seats: '10000', seat_price: '100' };
    expect(checkSeatOrder(values)).toEqual({ seats: seatOrderTooLarge });
    expect(NewSeatOrder.safeParse(seatOrderOf(values)).error?.issues[0]?.message).toBe(seatOrderTooLarge);
  });
});
