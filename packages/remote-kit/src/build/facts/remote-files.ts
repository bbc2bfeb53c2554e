/** Names of a remote's files that others ask for; everything else is named by its content. */
export const remoteFiles = { entry: 'remoteEntry.js', manifest: 'mf-manifest.json' } as const
