import { buildEditRoute } from '../../authoring/editor/build-editor-routes.tsx'
import { readingScreen } from './reading-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(readingScreen)
