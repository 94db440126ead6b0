/** Words of the Jaimini deities in Hindi. */
import type { Deity, DEVATA_WAYS, DevataKind } from '../../../layers/jyotish/jaimini/karakamsa.ts';

/** Kinds of deity. */
export const devataKinds: Readonly<Record<DevataKind, string>> = {
  ishta: 'इष्ट देवता',
  dharma: 'धर्म देवता',
  palana: 'पालन देवता',
};

/** How the planet was found. */
export const devataWays: Readonly<Record<(typeof DEVATA_WAYS)[number], string>> = {
  occupant: 'राशि में स्थित',
  lord: 'राशि का स्वामी',
};

/** Deities. */
export const deities: Readonly<Record<Deity, string>> = {
  shiva: 'शिव',
  gauri: 'गौरी',
  skanda: 'स्कंद',
  vishnu: 'विष्णु',
  samba_shiva: 'सांब शिव',
  lakshmi: 'लक्ष्मी',
  durga: 'दुर्गा',
  ganesha: 'गणेश',
};
