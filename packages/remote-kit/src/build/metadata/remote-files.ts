/** Fixed names of a remote's public files; all others are named by content. */
export const remoteFiles = { entry: 'remoteEntry.js', manifest: 'mf-manifest.json' } as const
