// Makes the gazetteer's file before the first test asks for it: it takes some seconds, once per version of its data.
import { placesFile } from '../../lib/deploy/places.ts';

export default async () => {
  await placesFile();
};
