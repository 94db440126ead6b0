/**
 * Numbers that a person in need can call, by country (ISO 3166-1): a listening service that is free, the emergency
 * number (police; in Singapore fire and ambulance have their own), and that of the ambulance. Compared in November 2026 with what
 * the services, ministries, embassies and newspapers publish; an operator who serves another country adds its row.
 */
export interface Helpline {
  readonly line: string;
  readonly emergency: string;
  readonly ambulance: string;
}

export const HELPLINES = {
  AU: { line: 'Lifeline 13 11 14', emergency: '000', ambulance: '000' },
  CA: { line: '988', emergency: '911', ambulance: '911' },
  GB: { line: 'Samaritans 116 123', emergency: '999', ambulance: '999' },
  IE: { line: 'Samaritans 116 123', emergency: '112', ambulance: '112' },
  IN: { line: 'Tele-MANAS 14416', emergency: '112', ambulance: '108 / 112' },
  LK: { line: 'NIMH 1926', emergency: '119', ambulance: '1990' },
  NP: { line: 'National Suicide Prevention Helpline 1166', emergency: '100', ambulance: '102' },
  NZ: { line: '1737', emergency: '111', ambulance: '111' },
  SG: { line: 'SOS 1767', emergency: '999 / 995', ambulance: '995' },
  US: { line: '988', emergency: '911', ambulance: '911' },
  ZA: { line: 'SADAG 0800 567 567', emergency: '112', ambulance: '10177 / 112' },
} as const satisfies Record<string, Helpline>;

/** For countries without a row: a public register of helplines, and the number that reaches help from most telephones. */
const ANYWHERE: Helpline = { line: 'findahelpline.com', emergency: '112', ambulance: '112' };

const isListed = (country: string): country is keyof typeof HELPLINES => Object.hasOwn(HELPLINES, country);

/** The numbers of a country. */
export const helplineOf = (country: string): Helpline => (isListed(country) ? HELPLINES[country] : ANYWHERE);
