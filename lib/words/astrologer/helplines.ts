/**
 * Numbers that a person in need can call, by country (ISO 3166-1): a listening service that is free, the emergency
 * number (police; in Singapore fire and ambulance have their own), and that of the ambulance. Compared in November 2026 with what
 * the services, ministries, embassies and newspapers publish; an operator who serves another country adds its row.
 */
export interface Helpline {
  readonly line: string;
  readonly emergency: string;
  readonly ambulance: string;
  /** A listening service for children, and one for women who are hurt at home. */
  readonly child: string;
  readonly women: string;
  /** One for people over sixty; where a country has none, the listening service. */
  readonly elder?: string;
}

export const HELPLINES = {
  AU: {
    line: 'Lifeline 13 11 14',
    emergency: '000',
    ambulance: '000',
    child: 'Kids Helpline 1800 55 1800',
    women: '1800RESPECT 1800 737 732',
  },
  CA: {
    line: '988',
    emergency: '911',
    ambulance: '911',
    child: 'Kids Help Phone 1-800-668-6868',
    women: 'sheltersafe.ca',
  },
  GB: {
    line: 'Samaritans 116 123',
    emergency: '999',
    ambulance: '999',
    child: 'Childline 0800 1111',
    women: '0808 2000 247',
  },
  IE: {
    line: 'Samaritans 116 123',
    emergency: '112',
    ambulance: '112',
    child: 'Childline 1800 66 66 66',
    women: 'Women’s Aid 1800 341 900',
  },
  IN: {
    line: 'Tele-MANAS 14416',
    emergency: '112',
    ambulance: '108 / 112',
    child: 'Childline 1098',
    women: '181',
    elder: 'Elderline 14567',
  },
  LK: { line: 'NIMH 1926', emergency: '119', ambulance: '1990', child: 'Childline 1929', women: '1938' },
  NP: {
    line: 'National Suicide Prevention Helpline 1166',
    emergency: '100',
    ambulance: '102',
    child: 'Child Helpline 1098',
    women: '1145',
  },
  NZ: { line: '1737', emergency: '111', ambulance: '111', child: '1737', women: 'Women’s Refuge 0800 733 843' },
  SG: {
    line: 'SOS 1767',
    emergency: '999 / 995',
    ambulance: '995',
    child: 'Tinkle Friend 1800 274 4788',
    women: '1800 777 0000',
  },
  US: { line: '988', emergency: '911', ambulance: '911', child: 'Childhelp 1-800-422-4453', women: '1-800-799-7233' },
  ZA: {
    line: 'SADAG 0800 567 567',
    emergency: '112',
    ambulance: '10177 / 112',
    child: 'Childline 116',
    women: '0800 428 428',
  },
} as const satisfies Record<string, Helpline>;

/** For countries without a row: a public register of helplines, and the number that reaches help from most telephones. */
const ANYWHERE: Helpline = {
  line: 'findahelpline.com',
  emergency: '112',
  ambulance: '112',
  child: 'childhelplineinternational.org',
  women: 'lila.help',
};

const isListed = (country: string): country is keyof typeof HELPLINES => Object.hasOwn(HELPLINES, country);

/** The numbers of a country. */
export const helplineOf = (country: string): Helpline => (isListed(country) ? HELPLINES[country] : ANYWHERE);

/** The numbers for a child: whoever listens to children stands beside the listening service for all. */
export const childrensLineOf = (country: string): Helpline => {
  const { line, child, ...others } = helplineOf(country);
  return { ...others, child, line: line === child ? line : `${child}, ${line}` };
};
