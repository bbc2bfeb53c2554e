const warned = new Set<string>()

/** The error handler of the sinks: for developers, once for each fault, and never back into telemetry. */
export function warnOnce(sink: string, error: unknown) {
  const text = `${sink}: ${error instanceof Error ? error.message : String(error)}`
  if (warned.has(text)) return
  warned.add(text)
  // biome-ignore lint/suspicious/noConsole: a fault of telemetry has nowhere else to go
  console.warn(text)
}
