/** Money as people read it. All currencies that are sold in have a hundred minor units. */
import type { Currency, Minor } from '../../contract/suites/offer.ts';

/**
 * An amount with its currency.
 * @example
 * moneyText(123456, 'USD') // → '1,234.56 USD'
 */
export const moneyText = (amount: Minor, currency: Currency): string => {
  const grouped = new Intl.NumberFormat(currency === 'INR' ? 'en-IN' : 'en-US', {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return `${grouped.format(amount / 100)} ${currency}`;
};
