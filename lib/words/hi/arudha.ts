/** Arudha padas in Hindi. */
import type { ArudhaException } from '../../../layers/jyotish/jaimini/arudha.ts';

/** A1 to A12. */
export const padas: readonly string[] = [
  'आरूढ़ लग्न',
  'धन पद',
  'भ्रातृ पद',
  'मातृ पद',
  'मंत्र पद',
  'रोग पद',
  'दारा पद',
  'मृत्यु पद',
  'पितृ पद',
  'कर्म पद',
  'लाभ पद',
  'उपपद',
];

export const exceptions: Readonly<Record<ArudhaException, string>> = {
  none: 'अपनी जगह पर',
  self: 'हटाया गया: अपने ही भाव पर पड़ा था',
  seventh: 'हटाया गया: अपने भाव से सातवें पर पड़ा था',
};
