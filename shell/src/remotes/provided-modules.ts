import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { providedAntd } from './provided/antd.ts'
import * as reactQuery from './provided/react-query.ts'
import * as reactRouter from './provided/react-router.ts'
import * as zodMini from './provided/zod-mini.ts'
import * as zustand from './provided/zustand.ts'

declare const SHARED_VERSIONS: Record<string, string>

/** Share key to the version in this shell; put in by the build. */
export const providedVersions = SHARED_VERSIONS

/** Share key to what brings it. What every remote needs is here; a component that did not come is asked for again. */
export const providedModules: Record<string, () => Promise<unknown>> = {
  react: async () => react,
  'react/jsx-runtime': async () => jsxRuntime,
  'react-dom': async () => reactDom,
  'react-router': async () => reactRouter,
  '@tanstack/react-query': async () => reactQuery,
  'zod/mini': async () => zodMini,
  zustand: async () => zustand,
  '@console/shared/list': () => import(/* webpackChunkName: "list" */ '@console/shared/list'),
  ...providedAntd,
}
