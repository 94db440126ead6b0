/** Code on a page outside the reference: copied, and written in the language that the reader chooses. */
import './snippet-boxes.ts';
