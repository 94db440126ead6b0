/** Saturn comes back into a sign backward from a later one, and forward from an earlier one. */
import { stayNames } from '../../../lib/print/report/saturn/stays.ts';

type Phase = 'rising' | 'peak' | 'setting';
const stay = (phase: Phase, pass: number) => ({ phase, phase_name: phase, pass });

it('tells in which motion each phase comes again', () => {
  // Libra, Scorpio and Sagittarius, 2041 to 2049: Saturn is retrograde from March to July in these years.
  const stays = [
    stay('rising', 1), // 28 January 2041; back to Virgo on 6 February
    stay('rising', 2), // 26 September 2041, direct
    stay('peak', 1), // 11 December 2043
    stay('rising', 3), // 23 June 2044, retrograde
    stay('peak', 2), // 30 August 2044, direct
    stay('setting', 1), // 8 December 2046; on to Capricorn on 6 March 2049
    stay('setting', 2), // 10 July 2049, retrograde
  ];
  expect(stayNames('en', stays)).toEqual([
    'rising',
    'rising (again, direct)',
    'peak',
    'rising (again, retrograde)',
    'peak (again, direct)',
    'setting',
    'setting (again, retrograde)',
  ]);
});

it('says nothing of a motion that the stays of this life do not show', () => {
  expect(stayNames('en', [stay('peak', 2)])).toEqual(['peak']);
  expect(stayNames('en', [stay('setting', 2)])).toEqual(['setting (again, retrograde)']);
});
