/** To be replaced. */
import { word } from './api.ts';
void word;
