/** Drawings of the gallery: each is asked for once it comes into view, one after the other, with the shared key. */
import { callApi, word } from './api.ts';
import { sharedKey } from './own-key.ts';

const draw = async (place: HTMLElement): Promise<void> => {
  const { draw: path = '', body = '{}', alt = '' } = place.dataset;
  place.textContent = word('drawing');
  const theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const request = { ...(JSON.parse(body) as Record<string, unknown>), theme };
  const headers = { 'X-Api-Key': await sharedKey(), Accept: 'image/svg+xml' };
  const { ok, text } = await callApi('POST', path, request, headers);
  if (!ok) {
    place.textContent = word('failed');
    return;
  }
  const picture = document.createElement('img');
  picture.alt = alt;
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  place.replaceChildren(picture);
};

let queue = Promise.resolve();
const seen = new IntersectionObserver((entries, observer) => {
  for (const { isIntersecting, target } of entries)
    if (isIntersecting && target instanceof HTMLElement) {
      observer.unobserve(target);
      queue = queue.then(() => draw(target)).catch(() => void (target.textContent = word('failed')));
    }
});
for (const place of document.querySelectorAll('[data-draw]')) seen.observe(place);
