/** Addresses that customers name, before anything is sent to them. */
import { invalidField } from '../../contract/frame/field-errors.ts';
import { addressFault, publicGate } from '../../adapters/outgoing/request.ts';

/** The address of a field as it was sent. Throws a 400 that says what is wrong with it. */
export const publicUrl = (field: string, url: string): string => {
  const fault = addressFault(url, publicGate());
  if (fault === null) return url;
  const expected = 'https://… of a public host, port 443';
  throw invalidField(field, 'UNKNOWN_VALUE', `${field} ${fault}.`, expected);
};
