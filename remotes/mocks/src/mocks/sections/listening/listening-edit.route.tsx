import { buildEditRoute } from '../../authoring/editor/build-edit-route.tsx'
import { listeningScreen } from './listening-screen.tsx'

export const { handle, loader, Component } = buildEditRoute(listeningScreen)
