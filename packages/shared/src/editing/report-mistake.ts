/** For mistakes of developers after which all seems well to staff. */
export function reportMistake(sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: tests fail for it, and developers look there
  console.error(sentence)
}
