/** The console cannot start; `problems` names what is wrong and where, one line each. */
export class BootError extends Error {
  override readonly name = 'BootError'
  readonly problems: readonly string[]

  constructor(message: string, problems: readonly string[], options?: ErrorOptions) {
    super(message, options)
    this.problems = problems
  }
}
