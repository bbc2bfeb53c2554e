import * as reactQuery from '@tanstack/react-query'
import * as react from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as reactDom from 'react-dom'
import * as reactRouter from 'react-router'
import * as zodMini from 'zod/mini'
import * as zustand from 'zustand'

/** By share key. The build leaves out exports that no browser code uses (`shared-names.ts` of remote-kit). */
export const sharedLibraries: Readonly<Record<string, object>> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-router': reactRouter,
  '@tanstack/react-query': reactQuery,
  'zod/mini': zodMini,
  zustand,
}
