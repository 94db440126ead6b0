/** What every registry is told of the libraries. */
import type { Model } from '../../service/catalogue/client-model/model.ts';

export const AUTHOR = 'The Udaya project';
export const DESCRIPTION = 'Client of the Udaya API: Vedic (sidereal) astrology over HTTP';
export const KEYWORDS = ['astrology', 'vedic', 'jyotish', 'panchang', 'kundli', 'api'];

/** Addresses of a release. The source is that of the service, which has the generator; `npm run clients` may name another. */
export const linksOf = ({ baseUrl, source }: Model) => ({
  home: `${baseUrl}/docs`,
  source: source ?? `${baseUrl}/source`,
  changelog: `${baseUrl}/v1/meta/changelog`,
});
