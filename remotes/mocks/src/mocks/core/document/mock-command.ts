import type { MockContent } from './mock-content.ts'

/** One small edit; the content itself when there is nothing to change. */
export type MockCommand = (content: MockContent) => MockContent

export const inSequence =
  (...commands: readonly MockCommand[]): MockCommand =>
  (content) =>
    commands.reduce((current, command) => command(current), content)
