/** Another engine has opened the store since, or may have: nothing may be written, nor acknowledged, any more. */
export class StoreLost extends Error {}

/** The header of a commit could not be written: lmdb neither writes nor reads until the store is opened again. */
export class StoreEnded extends StoreLost {
  constructor(directory: string, failure: unknown) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    super(
      `The disk did not take the end of a commit to ${directory} (${reason}). This engine has stopped; what it had acknowledged is kept.`,
      { cause: failure },
    )
  }
}
