/** Shadbala, vimshopaka, ashtakavarga. */
export { ashtakavargaOf, prastaraOf } from '../../../../layers/jyotish/strength/ashtakavarga.ts';
export { bhavaBalas } from '../../../../layers/jyotish/strength/bhava-bala.ts';
export { shadbala, shadbalaOf } from '../../../../layers/jyotish/strength/shadbala.ts';
export { shodhanaOf } from '../../../../layers/jyotish/strength/shodhana.ts';
export { vimshopakaOf } from '../../../../layers/jyotish/strength/vimshopaka.ts';
