/** Words of the Jaimini deities in English. */
import type { Deity, DEVATA_WAYS, DevataKind } from '../../../layers/jyotish/jaimini/karakamsa.ts';

/** Kinds of deity. */
export const devataKinds: Readonly<Record<DevataKind, string>> = {
  ishta: 'Ishta devata',
  dharma: 'Dharma devata',
  palana: 'Palana devata',
};

/** How the planet was found. */
export const devataWays: Readonly<Record<(typeof DEVATA_WAYS)[number], string>> = {
  occupant: 'Stands in the sign',
  lord: 'Rules the sign',
};

/** Deities. */
export const deities: Readonly<Record<Deity, string>> = {
  shiva: 'Shiva',
  gauri: 'Gauri',
  skanda: 'Skanda',
  vishnu: 'Vishnu',
  samba_shiva: 'Shiva with Amba',
  lakshmi: 'Lakshmi',
  durga: 'Durga',
  ganesha: 'Ganesha',
};
