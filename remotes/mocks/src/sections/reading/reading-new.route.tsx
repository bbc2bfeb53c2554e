import { buildNewRoute } from '../../authoring/editor/build-editor-routes.tsx'
import { readingScreen } from './reading-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(readingScreen)
