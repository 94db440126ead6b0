/** The live examples of the page about the widgets: a key for them, then their script. */
import './docs.ts';
import { word } from './api.ts';
import { anyKey } from './own-key.ts';

const begin = async (): Promise<void> => {
  const elements = document.querySelectorAll('[data-live]');
  try {
    const key = await anyKey();
    for (const element of elements) element.setAttribute('api-key', key);
    const script = document.createElement('script');
    script.src = word('script');
    document.head.append(script);
  } catch {
    for (const element of elements) element.textContent = word('nokey');
  }
};

void begin();
