import { buildNewRoute } from '../../authoring/editor/build-new-route.tsx'
import { writingScreen } from './writing-screen.tsx'

export const { handle, loader, Component } = buildNewRoute(writingScreen)
