/** What can be chosen in a request, in every language. */
import { settingMeanings as en } from '../en/meanings/settings.ts';
import { settingMeanings as hi } from '../hi/meanings/settings.ts';
import type { Language } from '../languages.ts';
import type { SettingMeanings } from './setting-words.ts';

export const SETTING_MEANINGS: Readonly<Record<Language, SettingMeanings>> = { en, hi };
