import { buildEditRoute } from '../../authoring/editor/build-edit-route.tsx'
import { readingScreen } from './reading-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(readingScreen)
