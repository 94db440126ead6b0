/** The object store as a port: files by key, and addresses at which others may fetch or put one. */

/** A stored object. */
export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly type: string;
}

/** Every call may throw `StorageDown`. */
export interface Objects {
  get(key: string): Promise<StoredObject | undefined>;
  /** Stores an object; replaces an existing one. */
  put(key: string, object: StoredObject): Promise<void>;
  remove(key: string): Promise<void>;
  /** Keys that begin so, in their order. */
  list(prefix: string): Promise<readonly string[]>;
  /**
   * An address from which anyone may fetch the object for so many seconds; browsers save it as `title`, or, where they read
   * no UTF-8, as `filename` (ASCII).
   */
  link(
    key: string,
    link: { readonly seconds: number; readonly filename: string; readonly title: string },
  ): Promise<string>;
  /**
   * An address to which anyone may send one object of just this type and size for so many seconds, with the headers
   * Content-Type and Content-Length.
   */
  upload(
    key: string,
    what: { readonly seconds: number; readonly type: string; readonly bytes: number },
  ): Promise<string>;
}
