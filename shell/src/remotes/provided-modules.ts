import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import { providedAntd } from './provided/antd.ts'
import { reactQuery } from './provided/react-query.ts'
import { reactRouter } from './provided/react-router.ts'
import { zodMini } from './provided/zod-mini.ts'
import { zustand } from './provided/zustand.ts'

declare const SHARED_VERSIONS: Record<string, string>

const versions = SHARED_VERSIONS

/** The version in this shell of a shared module; components have the one of antd. */
export const findVersion = (key: string): string => versions[key.startsWith('antd/') ? 'antd' : key] ?? '0'

/** Libraries of which a selection is there at once; `rest/rest-layer.ts` adds all their other names to these very objects. */
export const selections: Record<string, Record<string, unknown>> = {
  'react-router': reactRouter,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zodMini,
  zustand,
}

/** Share key to what brings it. What every remote needs is here; a component that did not come is asked for again. */
export const providedModules: Record<string, () => Promise<unknown>> = {
  react: async () => react,
  'react/jsx-runtime': async () => jsxRuntime,
  'react-dom': async () => reactDom,
  ...Object.fromEntries(Object.entries(selections).map(([key, names]) => [key, async () => names])),
  '@console/shared/list': () => import(/* webpackChunkName: "list" */ '@console/shared/list'),
  ...providedAntd,
}
