import * as fc from '../../support/property.ts';
import {
  KEY_KINDS,
  KEY_PREFIXES,
  keyHash,
  mintKey,
  sameHash,
  shownPrefix,
  wellFormed,
} from '../../../lib/accounts/key.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const kind = fc.constantFrom(...KEY_KINDS);
const letter = fc.constantFrom(...ALPHABET);

describe('keys', () => {
  it('name their kind, are well formed and never repeat', () => {
    const seen = new Set<string>();
    for (const each of KEY_KINDS)
      for (let count = 0; count < 200; count++) {
        const secret = mintKey(each);
        expect(secret.startsWith(KEY_PREFIXES[each])).toBe(true);
        expect(wellFormed(secret)).toBe(true);
        seen.add(secret);
      }
    expect(seen.size).toBe(600);
  });

  it('use every digit about equally often in the random part', () => {
    const counts = new Map<string, number>();
    for (let count = 0; count < 2000; count++)
      for (const digit of mintKey('live').slice(8, 30)) counts.set(digit, (counts.get(digit) ?? 0) + 1);
    expect(counts.size).toBe(62);
    // 44 000 draws: 709.7 of each digit expected, standard deviation 26.4; six of them either way.
    for (const count of counts.values()) expect(Math.abs(count - 709.7)).toBeLessThan(160);
  });

  it('betray any single wrong character', () => {
    fc.assert(
      fc.property(kind, fc.nat(27), letter, (each, place, wrong) => {
        const secret = mintKey(each);
        const at = KEY_PREFIXES[each].length + place;
        fc.pre(secret.charAt(at) !== wrong);
        expect(wellFormed(secret.slice(0, at) + wrong + secret.slice(at + 1))).toBe(false);
      }),
      { numRuns: 2000 },
    );
  });

  it('betray two neighbours that changed places, a lost character and another kind', () => {
    fc.assert(
      fc.property(kind, fc.nat(26), (each, place) => {
        const secret = mintKey(each);
        const at = KEY_PREFIXES[each].length + place;
        const swapped = secret.slice(0, at) + secret.charAt(at + 1) + secret.charAt(at) + secret.slice(at + 2);
        if (swapped !== secret) expect(wellFormed(swapped)).toBe(false);
        expect(wellFormed(secret.slice(0, at) + secret.slice(at + 1))).toBe(false);
        for (const other of KEY_KINDS)
          if (other !== each)
            expect(wellFormed(KEY_PREFIXES[other] + secret.slice(KEY_PREFIXES[each].length))).toBe(false);
      }),
    );
  });

  it('are refused when they are any other text', () => {
    fc.assert(fc.property(fc.string({ maxLength: 60 }), (text) => !wellFormed(text)));
  });

  it('are known by their SHA-256 alone', () => {
    // FIPS 180-2, appendix B.1
    expect(keyHash('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(sameHash(keyHash('a'), keyHash('a'))).toBe(true);
    expect(sameHash(keyHash('a'), keyHash('b'))).toBe(false);
    expect(sameHash('', keyHash('b'))).toBe(false);
  });

  it('are shown by a beginning that gives nothing away', () => {
    const secret = mintKey('publishable');
    expect(shownPrefix(secret)).toBe(secret.slice(0, 11));
  });
});
