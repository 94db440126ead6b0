/** Karakas, arudhas, lords of two signs. */
export { argalaOn } from '../../../../layers/jyotish/jaimini/argala.ts';
export { arudhaPadas } from '../../../../layers/jyotish/jaimini/arudha.ts';
export { karakamsaOf } from '../../../../layers/jyotish/jaimini/karakamsa.ts';
export { charaKarakas } from '../../../../layers/jyotish/jaimini/karakas.ts';
export { jaiminiLord } from '../../../../layers/jyotish/jaimini/lords.ts';
