const warned = new Set<string>()

/** Error handler of the sinks: warns developers once per fault, and never reports back into telemetry. */
export function warnOnce(sink: string, error: unknown) {
  const text = `${sink}: ${error instanceof Error ? error.message : String(error)}`
  if (warned.has(text)) return
  warned.add(text)
  // biome-ignore lint/suspicious/noConsole: a fault of telemetry has nowhere else to go
  console.warn(text)
}
