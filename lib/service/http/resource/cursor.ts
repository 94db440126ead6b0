/** Cursors of lists: the position of the next page, signed for one space and one list. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose list a cursor is for. */
export interface CursorScope {
  readonly space: string;
  /** Name of the resource. */
  readonly list: string;
}

const MAC_BYTES = 16;

const macOf = (secret: Buffer, { space, list }: CursorScope, position: string): Buffer =>
  createHmac('sha256', secret)
    .update(JSON.stringify([space, list, position]))
    .digest()
    .subarray(0, MAC_BYTES);

/** The cursor of the page after a position. */
export const writeCursor = (secret: Buffer, scope: CursorScope, position: string): string =>
  `${Buffer.from(position).toString('base64url')}.${macOf(secret, scope, position).toString('base64url')}`;

/** The position of a cursor; null when it was not written for this space and list. */
export const readCursor = (secret: Buffer, scope: CursorScope, cursor: string): string | null => {
  const [place = '', given = ''] = cursor.split('.');
  const position = Buffer.from(place, 'base64url').toString();
  const mac = Buffer.from(given, 'base64url');
  return mac.length === MAC_BYTES && timingSafeEqual(mac, macOf(secret, scope, position)) ? position : null;
};
