// After the last test: the service that the files shared ends.
import { closeDesk } from './desk.ts';

export default closeDesk;
