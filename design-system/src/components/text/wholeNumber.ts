/**
 * '1,234' for 1234.4, as `Intl` writes it in English without fractions. By hand, since the first use of `Intl` takes a
 * page some 28 ms, a phone 100, before it can be used: for what stands on public pages. The contract has its own for whole
 * dollars (`groupedDigits`): neither package may import the other.
 */
export const wholeNumber = (value: number): string =>
  String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ',');
