// After the last test: the service that the files shared ends, where a run of a few of them has not ended it.
import { closeDesk } from './desk.ts';

export default closeDesk;
