/** The console cannot start; `problems` lists each fault and where it is, one per line. */
export class BootError extends Error {
  override readonly name = 'BootError'
  readonly problems: readonly string[]

  constructor(message: string, problems: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}
