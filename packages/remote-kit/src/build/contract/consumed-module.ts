/** The share key of a module that a build takes from the shell, from the bundler's name for it; undefined for others. */
export const readShareKey = (name: string): string | undefined =>
  /^consume shared module \([^)]*\) ((?:@[^/]+\/)?[^@\s]+)@/.exec(name)?.[1]
