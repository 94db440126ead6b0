/** Reference items of languages with what each can do. */
import type { ReferenceItem } from '../answers/present/reference-item.ts';
import type { ReferenceTopic } from '../words/keys.ts';
import { spokenLanguages } from './catalogue/spoken.source.ts';

/** Items of a topic; of languages with script, status and suites. */
export const withLanguages = async (topic: ReferenceTopic, items: readonly ReferenceItem[]) => {
  if (topic !== 'languages') return items.map((item) => ({ ...item }));
  const spoken = await spokenLanguages();
  return items.map((item) => {
    const found = spoken.find(({ key }) => key === item.key);
    if (found === undefined) return { ...item };
    const { key: _, texts, suites, ...row } = found;
    return {
      ...item,
      ...row,
      text_counts: { ...texts },
      suites: suites.map(({ level, endpoints, ...suite }) => ({ ...suite, extent: level, endpoint_count: endpoints })),
    };
  });
};
