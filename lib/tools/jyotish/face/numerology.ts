/** Numbers of names and dates. */
export { compoundOf } from '../../../../layers/jyotish/numerology/compound.ts';
export { kuaOf, loShuOf } from '../../../../layers/jyotish/numerology/lo-shu.ts';
export { namankOf, nameSumOf } from '../../../../layers/jyotish/numerology/name-number.ts';
export { bhagyankOf, mulankOf } from '../../../../layers/jyotish/numerology/numbers.ts';
export { personalNumbers } from '../../../../layers/jyotish/numerology/personal-time.ts';
export { lifePathOf } from '../../../../layers/jyotish/numerology/pinnacles.ts';
