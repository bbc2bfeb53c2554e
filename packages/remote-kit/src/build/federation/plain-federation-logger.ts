/**
 * Stands in for the logger of the federation runtime (`sdk/dist/logger`), which writes to terminals too. Like everything that
 * stands in for a module of a package, it is compiled as JavaScript.
 */
export const createLogger = (prefix = '') => ({
  warn: console.warn.bind(console, prefix),
  error: console.error.bind(console, prefix),
})
/** @alias */
export const createInfrastructureLogger = createLogger
export const bindLoggerToCompiler = () => undefined
export const logger = /* @__PURE__ */ createLogger('[ Module Federation ]')
/** @alias */
export const infrastructureLogger = logger
