/** What is said once to an assistant, so that no tool repeats it. */

/** How a birth, a day, a pair is sent: by kind of input. */
export const FORMS: Readonly<Record<string, string>> = (() => {
  const birth = 'date and time of birth with place (a town), or lat and lon; tz only to override the zone of the place';
  const day = 'date with place (a town), or lat and lon';
  const range = `from and to (dates)`;
  return {
    birth,
    birth_at: `${birth}; at: the moment asked about, now when left out`,
    birth_range: `${birth}; ${range}`,
    birth_year: `${birth}; for_year or age`,
    birth_or_star: `${birth}; or nakshatra`,
    birth_or_star_range: `${birth}, or nakshatra; ${range}`,
    card: `kind chart: ${birth}; kind day: ${day}; kind match: groom and bride`,
    pair: `groom and bride, each ${birth}`,
    match: `groom and bride, each ${birth}; or each nakshatra and pada`,
    day,
    place: 'place (a town), or lat and lon',
    moment: `date and time, now when left out, with place (a town), or lat and lon`,
    range_place: `${range} with place (a town), or lat and lon`,
    range,
    dob: 'date: the date of birth',
    feed: 'sign (aries … pisces); date, today when left out',
  };
})();

export const INSTRUCTIONS = `Vedic (sidereal) astrology, computed with the Swiss Ephemeris. Never guess a position, a date or a verdict: call, and say what the answer says.
A birth is ${FORMS['birth']}. Dates are YYYY-MM-DD, times HH:MM on a 24-hour clock, local to the place. A birth whose time is not known: time_unknown true.
Every call takes language (en, hi, ta …), and where it matters ayanamsa (lahiri when left out), node, house_system.
Answers are facts; large ones take fields: ["ascendant.sign", "planets.moon", "periods.0"].
Prices are credits per call; a refused call is free. This is tradition, not advice on health, law or money.`;
