import { buildNewRoute } from '../../authoring/editor/build-new-route.tsx'
import { listeningScreen } from './listening-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(listeningScreen)
