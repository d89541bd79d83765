/** Numbered lines on the terminal that say what is being done and how long it took. */
export class Steps {
  #number = 0;
  #isLive = process.stdout.isTTY === true;

  /**
   * Shows the label, does the work and adds the seconds. `work` may return a short text, shown behind the label.
   * @template T
   * @param {string} label
   * @param {(say: (text: string) => void) => Promise<T> | T} work
   * @returns {Promise<T>}
   */
  async run(label, work) {
    this.#number += 1;
    const title = `${String(this.#number).padStart(2)}  ${label}`;
    const since = Date.now();
    this.#begin(title);
    try {
      const result = await work((text) => this.#during(title, text));
      this.#end(`${title}${typeof result === 'string' ? ` (${result})` : ''}`, `${seconds(since)} s`);
      return result;
    } catch (error) {
      this.#end(title, `failed after ${seconds(since)} s`);
      throw error;
    }
  }

  #begin(title) {
    if (this.#isLive) process.stdout.write(`${title} …`);
    else console.log(`${title} …`);
  }

  #during(title, text) {
    const width = Math.max(20, (process.stdout.columns ?? 80) - 1);
    if (this.#isLive) process.stdout.write(`\r\x1b[K${`${title} … ${text}`.slice(0, width)}`);
  }

  #end(title, ending) {
    console.log(`${this.#isLive ? '\r\x1b[K' : ''}${title} · ${ending}`);
  }
}

/** @param {number} since milliseconds, as of Date.now() */
export const seconds = (since) => ((Date.now() - since) / 1000).toFixed(1);

/** Ends the program with one clear line instead of a stack. */
export class Refusal extends Error {}

/** @param {() => Promise<number | void>} main returns the exit code */
export async function runMain(main) {
  try {
    process.exitCode = (await main()) ?? 0;
  } catch (error) {
    console.error(error instanceof Refusal ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
