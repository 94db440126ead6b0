/** Forms of the example pages: towns by name while one types. */
import './snippet-boxes.ts';
import { towns } from './towns.ts';

for (const field of document.querySelectorAll<HTMLInputElement>('[data-place]')) towns(field);
