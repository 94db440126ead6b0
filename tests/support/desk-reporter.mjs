// Jest reporter: the shared service ends as soon as no test file is left that asks it. Its timers would look on into the short files,
// which come after all that run programs (order.mjs).
import { closeDesk } from './desk.ts';

const asksService = ({ path }) => /[\\/]tests[\\/](e2e|tools)[\\/]/.test(path);

export default class DeskReporter {
  #open = 0;
  #others = false;

  async #closeWhenLeft() {
    if (this.#others && this.#open === 0) await closeDesk();
  }

  async onTestFileStart(test) {
    if (asksService(test)) this.#open++;
    else this.#others = true;
    await this.#closeWhenLeft();
  }

  async onTestFileResult(test) {
    if (asksService(test)) this.#open--;
    await this.#closeWhenLeft();
  }
}
