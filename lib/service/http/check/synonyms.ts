/** What other programs call our members: looked up before near spellings. The names are compared without case, _ and -. */
const SYNONYMS: Readonly<Record<string, readonly string[]>> = {
  lat: ['latitude', 'birthlat', 'latitudedeg'],
  lon: ['longitude', 'lng', 'long', 'birthlon', 'longitudedeg'],
  date: ['birthdate', 'dateofbirth', 'birthday', 'datetime'],
  time: ['tob', 'birthtime', 'timeofbirth'],
  place: ['city', 'location', 'birthplace', 'placeofbirth', 'pob', 'birthcity', 'cityname'],
  tz: ['offset', 'utcoffset', 'tzoffset', 'gmtoffset', 'timezoneoffset', 'zone'],
  timezone: ['tzname', 'timezonename', 'timezoneid', 'iana'],
  hour: ['hours', 'hr', 'hh', 'birthhour'],
  min: ['minutes', 'mins', 'mm', 'birthminute'],
  sec: ['second', 'seconds', 'ss'],
  day: ['dayofmonth', 'dd'],
  month: ['monthofyear', 'birthmonth'],
  year: ['yyyy', 'birthyear'],
  name: ['fullname', 'username', 'nativename'],
  gender: ['sex'],
  language: ['locale', 'lan'],
  ayanamsa: ['ayanamsatype', 'ayanamshatype', 'ayan', 'sidereal'],
  house_system: ['housetype', 'hsys', 'houses', 'housesystem'],
  node: ['nodetype', 'nodes'],
  sign: ['rashi', 'zodiac', 'zodiacsign', 'sunsign', 'moonsign'],
  nakshatra: ['star', 'birthstar'],
  style: ['chartstyle', 'charttype'],
  question: ['query', 'prompt'],
  message: ['question', 'query', 'prompt', 'text'],
  q: ['query', 'search', 'term', 'name', 'text'],
  groom: ['boy', 'male', 'p1', 'husband', 'partner1', 'm'],
  bride: ['girl', 'female', 'p2', 'wife', 'partner2', 'f'],
  from: ['start', 'startdate', 'fromdate', 'begin'],
  to: ['end', 'enddate', 'todate', 'until'],
};

const folded = (name: string): string => name.toLowerCase().replaceAll(/[_\- ]/g, '');

/** The known member that an unknown name stands for in other programs; null where there is none among `known`. */
export const synonymOf = (name: string, known: readonly string[]): string | null => {
  const wanted = folded(name);
  return known.find((each) => folded(each) === wanted || SYNONYMS[each]?.includes(wanted) === true) ?? null;
};
