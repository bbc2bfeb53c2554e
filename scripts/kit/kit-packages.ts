/** A package of the workspace as published to standalone repositories. */
export type KitPackage = {
  folder: string
  /** Sources that are useless there or lack their dependencies; tests are always excluded. */
  leftOut: RegExp
  /** Files and folders copied unchanged: source path to path in the package. */
  extras?: Readonly<Record<string, string>>
  /** Remotes resolve only its entries in `docs/kit.md`. */
  isClosed?: boolean
  /** Exports beyond those of its own manifest. */
  exports?: Readonly<Record<string, string>>
  /** Rarely needed dependencies that users install themselves, such as those of a release server. */
  optional?: readonly string[]
}

/** In dependency order. */
export const kitPackages: readonly KitPackage[] = [
  { folder: 'packages/values', leftOut: /^testing\//, isClosed: true },
  {
    folder: 'packages/shared',
    // Schemas of records belong to the team that shows them.
    leftOut: /^(release\/samples\/|schemas\/(article|book|coupon|dashboard|package)\.)/,
    isClosed: true,
  },
  { folder: 'packages/node-server', leftOut: /^testing\//, isClosed: true },
  {
    folder: 'delivery',
    leftOut: /^(start\/|(start|dev|release)\.ts$|dev\/start-dev-server|smoke\/open-smoke)/,
    extras: { 'delivery/nginx': 'nginx' },
    optional: ['@aws-sdk/client-s3'],
  },
]

/** Packages of the exam, which need neither the console nor the kit, in dependency order. */
export const examPackages: readonly KitPackage[] = [
  { folder: 'packages/ielts', leftOut: /(^|\/)testing\// },
  { folder: 'packages/printed-tests', leftOut: /(^|\/)testing\// },
  { folder: 'packages/papers', leftOut: /(^|\/)testing\// },
]

/** Pages for a team in a repository of its own. */
const guides = [
  'add-a-remote',
  'add-a-screen',
  'design',
  'editing',
  'editing-in-detail',
  'glossary',
  'kit',
  'lists',
  'lists-in-detail',
  'mistakes',
  'releases',
  'releases-in-detail',
  'remotes-in-detail',
  'where-things-go',
]

/** The last one, because it lists the versions of all others for its users. */
export const remoteKit: KitPackage = {
  folder: 'packages/remote-kit',
  leftOut:
    /^(build\/build-shell|testing\/(admin-api-host|test-remote|property-runs|answered-screen|office-files|plain-servers|row-action|speaking-share|wave-header|write-answers))\.ts$/,
  extras: {
    'packages/remote-kit/template': 'template',
    'packages/remote-kit/presets': 'presets',
    'packages/remote-kit/CHANGELOG.md': 'CHANGELOG.md',
    ...Object.fromEntries(guides.map((page) => [`docs/${page}.md`, `docs/${page}.md`])),
    'examples/tickets': 'example',
    'tsconfig.base.json': 'presets/tsconfig.base.json',
    'tsconfig.browser.json': 'presets/tsconfig.json',
  },
  exports: { './tsconfig.json': './presets/tsconfig.json' },
  isClosed: true,
}

/** Libraries that exist once, in the shell: remotes install them too, in the version that the kit was built for. */
export const fromShell = [
  '@tanstack/react-query',
  'antd',
  'react',
  'react-dom',
  'react-router',
  'zod',
  'zustand',
]

/** Tools of a remote, in the versions of the workspace. */
export const tools = [
  '@biomejs/biome',
  '@rsbuild/core',
  '@testing-library/react',
  '@types/node',
  '@types/react',
  'dependency-cruiser',
  'typescript',
  'vitest',
]
