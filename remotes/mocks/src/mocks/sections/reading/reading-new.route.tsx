import { buildNewRoute } from '../../authoring/editor/build-new-route.tsx'
import { readingScreen } from './reading-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(readingScreen)
