/** Keys of texts that code speaks of. */
import type { Banks } from './bank.ts';

/** What may be looked up. */
export type ReferenceTopic = keyof Banks['reference']['topics'];
/** What is told of an item besides its meaning. */
export type ReferenceProperty = keyof Banks['reference']['properties'];
/** Kinds of houses; a house may be of several. */
export type HouseKind = keyof Banks['reference']['houseKinds'];
/** Modules of a report of a birth. */
export type ReportModule = keyof Banks['meanings/settings']['modules'];
/** Forms of a drawn chart. */
export type DrawnStyle = keyof Banks['meanings/settings']['styles'];

export type DrawnPlanet = keyof Banks['drawing']['planets'];
export type DrawnSign = keyof Banks['drawing']['signs'];

/** How a day stands for a birth. */
export type Outlook = keyof Banks['astrologer/days']['open'];
/** Questions that get a fixed answer. */
export type SafetyCase = keyof Banks['astrologer/safety'];
/** Texts of a case that fit one who tells more: a child who speaks, a pain that lasts, a wish to harm. */
export type CareText = keyof Banks['astrologer/care'];
/** Days in a row that questions name. */
export type DaySpan = keyof Banks['astrologer/days']['spans'];
