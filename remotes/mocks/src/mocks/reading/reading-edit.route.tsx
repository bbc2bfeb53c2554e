import { buildEditRoute } from '../editor/build-edit-route.tsx'
import { readingScreen } from './reading-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(readingScreen)
