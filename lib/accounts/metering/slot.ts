/**
 * Time slots of open credits. A debit is provisional until it is known whether its call was answered; until then its
 * credits are open, counted under the slot in which the call arrived. A slot is named by the second (epoch) at which it
 * ends, so that processes need not agree on its length.
 *
 * The usage item holds one number per open slot: `o<slot>`, and for a key with a cap of its own also `o<slot>_<key>`.
 */
import type { Item } from '../../contract/ports/table.ts';

/** Seconds after the end of a slot until no call of it can be answered any more: the gateway ends every call at 29 s. */
export const CALL_SECONDS = 30;
/** Length of a slot unless `UDAYA_SLOT_SECONDS` says otherwise: short slots settle sooner, long ones make fewer attributes. */
export const SLOT_SECONDS = 30;

const slotLength = (): number => Number(process.env['UDAYA_SLOT_SECONDS']) || SLOT_SECONDS;

/** The slot of an instant (epoch ms): the epoch second at which it ends. */
export const slotOf = (at: number): number => {
  const length = slotLength();
  return (Math.floor(at / 1000 / length) + 1) * length;
};

/** Seconds that have passed of the slot of an instant (epoch ms). */
export const secondsIntoSlot = (at: number): number => at / 1000 - slotOf(at) + slotLength();

/** The last slot whose calls have all been answered, or never will be, when `at` (epoch ms) has come. */
export const closedSlot = (at: number): number => Math.floor(at / 1000) - CALL_SECONDS;

/** Attribute that counts the open credits of a slot; with `key`, those of one capped key. */
export const openName = (slot: number, key = ''): string => (key === '' ? `o${slot}` : `o${slot}_${key}`);

/** Open credits of one slot, as the usage item counts them. */
export interface OpenCredits {
  readonly name: string;
  readonly slot: number;
  /** Key id, or '' for the whole account. */
  readonly key: string;
  readonly credits: number;
}

/** All open credits of a usage item, oldest slot first. */
export const openCredits = (item: Item): readonly OpenCredits[] =>
  Object.entries(item)
    .flatMap(([name, credits]) => {
      const [, slot, key = ''] = /^o(\d+)(?:_(.+))?$/.exec(name) ?? [];
      return slot === undefined || typeof credits !== 'number' ? [] : [{ name, slot: Number(slot), key, credits }];
    })
    .sort((a, b) => a.slot - b.slot);
